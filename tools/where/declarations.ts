import type { SourceFile } from "./walk.ts";

/** Something with a name in the project. */
export interface Declaration {
  path: string;
  /** From 1. */
  line: number;
  name: string;
  /** What is said of it: the comment above it and the rest of its line. */
  about: string;
}

/** How something is given a name, by the ending of its file; the name is the first group that is there. */
const NAMED: [RegExp, RegExp][] = [
  [
    /\.tsx?$/,
    new RegExp(
      [
        String.raw`^export (?:default )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)`,
        // Members of what is declared at the top: limits, fields, cookies, variables; those of types say little.
        String
          .raw`^ {2}"?([\w.-]+)"?: (?!(?:string|number|boolean|[A-Z]\w+)(?:\[\])?[,;]?$)(?!readonly |[^"({[]*\|)(?!.*;$)`,
        String.raw`^\s+(?:name|kind|type|operationId|page|route): "([\w.:-]+)"`,
        String.raw`\b((?:viewing|writing|keeping)\("\w+"|(?:page\("|registerPage\()\w+)`,
        String.raw`"(tis_\w+)"`,
        String.raw`^Deno\.test\("(.+?)"`,
      ].join("|"),
    ),
  ],
  [
    /\.sql$/,
    /^create (?:or replace )?(?:unique )?((?:table|index|view|function|type) \w+)|^alter table (\w+)/,
  ],
  [/\.css$/, /^\s*\.([\w-]+)/],
  [/\.yaml$/, /^\s*- alert: (\w+)/],
  [/\.md$/, /^#+ (.+)$|^\| `(\w+)`/],
];

/** Everything that a file gives a name to, each once, and the file itself by its path. */
export function declarationsOf({ path, text }: SourceFile): Declaration[] {
  const named = NAMED.find(([ending]) => ending.test(path))?.[1];
  const lines = text.split("\n");
  // In TypeScript what a file is for is said above what it declares.
  const own = { path, line: 1, name: path, about: /\.tsx?$/.test(path) ? "" : commentFrom(lines, 0) };
  const found = new Map<string, Declaration>([[path, own]]);
  if (!named) return [own];
  lines.forEach((line, at) => {
    const name = line.match(named)?.slice(1).find(Boolean);
    if (name && !found.has(name)) {
      found.set(name, {
        path,
        line: at + 1,
        name,
        about: `${commentAbove(lines, at)} ${line.trim()}`.trim(),
      });
    }
  });
  return [...found.values()];
}

const COMMENT = /^\s*(?:\/\*|\*|\/\/|--|#)/;

function commentAbove(lines: readonly string[], at: number): string {
  let from = at;
  while (from > 0 && COMMENT.test(lines[from - 1]!)) from -= 1;
  return from === at ? "" : commentFrom(lines, from);
}

/** The comment that begins there, without its marks; nothing where none does. */
function commentFrom(lines: readonly string[], from: number): string {
  const after = lines.findIndex((line, at) => at >= from && !COMMENT.test(line));
  const comment = lines.slice(from, after < 0 ? undefined : after);
  return comment.map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/|--|#+) ?|\s*\*\/$/g, "")).join(" ")
    .trim();
}
