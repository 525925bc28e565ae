import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project, absolute. */
export const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Argument of each program that a test starts: the packages are those of the lock file. */
export const LOCKED = `--lock=${join(ROOT, "deno.lock")}`;

/** One `import` or `export ... from` of a source file. */
export interface Import {
  specifier: string;
  /** File of the project that it names, from the project's folder; null for a package. */
  target: string | null;
  /** Gone when the program runs: `import type`, or nothing but `type` names. */
  typeOnly: boolean;
}

/** A TypeScript file of the project. */
export interface Source {
  /** From the project's folder: `kernel/ctx.ts`. */
  path: string;
  /** The text without its comments, as many lines as the file. */
  code: string;
  imports: Import[];
}

/** What is not written by hand, or not by us. */
const LEFT_OUT = new Set([".git", ".data", "_fresh", "node_modules", "figures", "fonts"]);

/** Paths of all files of the project from its folder, sorted; without drawings, fonts and what is generated. */
export async function projectFiles(folder = ROOT): Promise<string[]> {
  const paths: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory) paths.push(...await projectFiles(path));
    else if (entry.isFile) paths.push(relative(ROOT, path));
  }
  return paths.sort();
}

/** Makes the folders of these paths in another one. */
export async function makeFolders(root: string, paths: readonly string[]): Promise<void> {
  for (const folder of new Set(paths.map((path) => dirname(join(root, path))))) {
    await Deno.mkdir(folder, { recursive: true });
  }
}

let read: Promise<Map<string, Source>> | undefined;

/** All TypeScript files of the project by path, read once for a test file. */
export function sources(): Promise<Map<string, Source>> {
  read ??= (async () => {
    const paths = (await projectFiles()).filter((path) => /\.tsx?$/.test(path));
    const all = await Promise.all(paths.map(readSource));
    return new Map(all.map((source) => [source.path, source]));
  })();
  return read;
}

async function readSource(path: string): Promise<Source> {
  const code = withoutComments(await Deno.readTextFile(join(ROOT, path)));
  return { path, code, imports: importsOf(path, code) };
}

const STATEMENT =
  /^(?:import|export)\s+(?:(type)\s+)?([^"';]*?)\s*from\s*"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?["`]([^"`]+)["`]/gm;

/** The imports of a formatted file; those put together at run time count by the text they begin with. */
export function importsOf(path: string, code: string): Import[] {
  return [...code.matchAll(STATEMENT)].map(([, type, names, from, bare, dynamic]) => {
    const specifier = (from ?? bare ?? dynamic)!;
    return { specifier, target: targetOf(path, specifier), typeOnly: type === "type" || onlyTypes(names) };
  });
}

function onlyTypes(names = ""): boolean {
  const inside = names.match(/^\{([^}]*)\}$/)?.[1]?.split(",").map((name) => name.trim()).filter(Boolean);
  return inside !== undefined && inside.length > 0 && inside.every((name) => name.startsWith("type "));
}

/** File of the project that an import names, from the project's folder; null for a package. */
export function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? join(dirname(path), specifier) : null;
}

/** Comments that stand on lines of their own or behind code, as the formatter leaves them. */
function withoutComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/(^|\s)\/\/ .*$/gm, "$1");
}
