import type { Source } from "./source_tree.ts";
import { targetOf } from "./source_tree.ts";

/** All names of a file. */
const ALL = "*";
const DECLARED = /^export (?:async )?(function\*?|const|let|(?:abstract )?class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const FROM = /^[ \t]*(?:import|export)\s+(?:type\s+)?([^"';]*?)\s*from\s*"([^"]+)"/gm;

/**
 * Exports that nobody imports, each as `path name`. A type that an exported declaration of its own file names is part of what that one
 * says of itself, and counts as used with it.
 *
 * @param readers whose imports count: files of the project, and documents with examples
 */
export function unusedExports(
  sources: readonly Source[],
  readers: readonly Pick<Source, "path" | "code">[],
): string[] {
  const used = namesInUse(readers);
  return sources.flatMap(({ path, code }) => {
    const names = used.get(path) ?? new Set();
    if (names.has(ALL)) return [];
    const said = signaturesOf(code);
    const declared = [...withoutTemplates(code).matchAll(DECLARED)]
      .filter(([, kind, name]) => !(["interface", "type"].includes(kind!) && isNamed(name!, said)))
      .map(([, , name]) => name!);
    const listed = [...code.matchAll(LISTED)].flatMap(([, inside]) =>
      inside!.split(",").map((name) => name.trim().replace(/^type /, "").split(" as ").at(-1)!).filter(
        Boolean,
      )
    );
    return [...declared, ...listed].filter((name) => !names.has(name)).map((name) => `${path} ${name}`);
  });
}

/** By file the names that others import of it. */
function namesInUse(readers: readonly Pick<Source, "path" | "code">[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const use = (target: string | null, names: Iterable<string>) => {
    if (target === null) return;
    const of = used.get(target) ?? new Set();
    used.set(target, of);
    for (const name of names) of.add(name);
  };
  for (const { path, code } of readers) {
    for (const [, names, specifier] of code.matchAll(FROM)) {
      use(targetOf(path, specifier!), importedNames(code, names!));
    }
    // What is loaded while the program runs: any word of the file may be one of its names.
    for (const [, specifier] of code.matchAll(/\bimport\(\s*"([^"]+)"/g)) {
      use(targetOf(path, specifier!), code.match(/\b\w+\b/g) ?? []);
    }
  }
  return used;
}

/** Names of `{ a, type b as c }`, of `* as all` those behind `all.`, or all. */
function importedNames(code: string, names: string): string[] {
  const whole = names.match(/^\*(?: as (\w+))?$/);
  if (!whole) {
    const inside = names.match(/\{([^}]*)\}/)?.[1] ?? "";
    return inside.split(",").map((name) => name.trim().replace(/^type /, "").split(" as ")[0]!);
  }
  if (whole[1] === undefined) return [ALL];
  const uses = [...code.matchAll(new RegExp(`(?<!\\* as )\\b${whole[1]}\\b(?:\\.(\\w+))?`, "g"))];
  return uses.map(([, name]) => name ?? ALL);
}

/** What exported declarations say to the outside: members of types and classes, parameters and answers of functions, heads of constants. */
function signaturesOf(code: string): { name: string; text: string }[] {
  return [...code.matchAll(DECLARED)].map(({ index, 0: head, 1: kind, 2: name }) => {
    const rest = code.slice(index + head.length);
    const end = kind!.startsWith("function")
      ? rest.search(/\{\n(?!.*\n?\}\):)|\{$/)
      : kind === "type"
      ? rest.search(/;\n/)
      : kind === "const"
      ? rest.search(/\n[^\s\]\})]/)
      : rest.search(/\n\}/);
    return { name: name!, text: end < 0 ? rest : rest.slice(0, end) };
  });
}

function isNamed(type: string, signatures: readonly { name: string; text: string }[]): boolean {
  const word = new RegExp(`\\b${type}\\b`);
  return signatures.some(({ name, text }) => name !== type && word.test(text));
}

/** Code without the templates that write code. */
function withoutTemplates(code: string): string {
  return code.replace(/`(?:[^`\\]|\\.)*`/g, "``");
}
