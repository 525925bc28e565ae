import nodes from "./icon_nodes.js";

/**
 * Writes the icons that the portal draws, `icons.ts`, out of the package: 68 MB that no start needs; and the names of all of them
 * as a type for declarations, `kernel/access/icon_name.ts`. Run it when a page or an island gets a new icon: `deno task icons`.
 */
const ROOT = new URL("../", import.meta.url);
/** What no page of the portal is made of; everywhere else an icon may be named: by a part, a table, a declaration. */
const NO_PAGES = /^(\..*|_fresh|bench|deploy|docs|drawing|fresh|node_modules|static|tests|tools)$/;
const WRITTEN = /\/(icons|icon_name)\.ts$/;

/** Names written in `<Icon name>` or an `icon` prop below a folder, also those of a choice (`shown ? "eye-off" : "eye"`). */
export async function iconsNamedIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const [path, text] of sourcesIn(folder)) {
    if (!path.endsWith(".tsx")) continue;
    for (const [, value] of text.matchAll(/(?:<Icon\s[^>]*?name|\sicon)=("[^"]*"|\{[^}]*\})/g)) {
      // In an expression only what a choice yields: what it compares is no icon.
      found.push(...[...value!.matchAll(/(?:^|[?:]\s*)"([a-z0-9-]+)"/g)].map(([, name]) => name!));
    }
  }
  return found;
}

/**
 * Every text in the code that is the name of an icon, sorted. Some are words that mean something else; that costs a line each, and
 * none is missed because of the way it reaches the page.
 */
export async function iconsWritten(): Promise<string[]> {
  const found = new Set<string>();
  for await (const { name: folder, isDirectory } of Deno.readDir(ROOT)) {
    if (!isDirectory || NO_PAGES.test(folder)) continue;
    for await (const [, text] of sourcesIn(`${folder}/`)) {
      for (const [, name] of text.matchAll(/"([a-z0-9-]+)"/g)) {
        if (Object.hasOwn(nodes, name!)) found.add(name!);
      }
    }
  }
  return [...found].sort();
}

async function* sourcesIn(folder: string): AsyncGenerator<[path: string, text: string]> {
  for await (const entry of Deno.readDir(new URL(folder, ROOT))) {
    const path = folder + entry.name;
    if (entry.isDirectory) yield* sourcesIn(`${path}/`);
    else if (/\.tsx?$/.test(path) && !WRITTEN.test(path)) {
      yield [path, await Deno.readTextFile(new URL(path, ROOT))];
    }
  }
}

/** The type of all names that lucide has, as `kernel/access/icon_name.ts` holds it. */
export function iconNameFile(): string {
  const names = Object.keys(nodes).sort().map((name) => `  | "${name}"`).join("\n");
  return `/** Name of an icon of lucide, written by \`deno task icons\`: the compiler knows no other. */
export type IconName =
${names};
`;
}

/** `"name": shapes,` for each. */
function entries(names: string[]): string {
  return names.map((name) => {
    if (!(name in nodes)) throw new Error(`there is no icon ${name}`);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(nodes[name])},`;
  }).join("\n");
}

async function write(file: string, text: string): Promise<void> {
  const path = new URL(file, import.meta.url);
  await Deno.writeTextFile(path, text);
  await new Deno.Command(Deno.execPath(), { args: ["fmt", "--quiet", path.pathname] }).output();
}

if (import.meta.main) {
  const license = await Deno.readTextFile(new URL(import.meta.resolve("lucide-static/LICENSE")));
  await write(
    "icons.ts",
    `/*
 * Icons by Lucide, https://lucide.dev
 *
${license.trim().split("\n").map((line) => ` * ${line}`.trimEnd()).join("\n")}
 */
/** One shape of an icon: its SVG element and attributes. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The icons that the portal draws, by name, written by write_icons.ts. Server only: browsers take them from one picture. */
export const ICONS: Record<string, readonly IconNode[]> = {
${entries(await iconsWritten())}
};
`,
  );
  await write("../kernel/access/icon_name.ts", iconNameFile());
}
