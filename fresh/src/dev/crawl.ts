import { join, relative, sep } from "node:path";
import type { RouteFileKind } from "../build_cache.ts";
import { patternOf, rankOf } from "./file_pattern.ts";

/** A file of the routes folder that follows a convention. */
export interface FoundRoute {
  /** Absolute path. */
  path: string;
  kind: RouteFileKind;
  node: string;
  pattern: string;
  overridesPattern: boolean;
}

/** What the folders of a project hold. */
export interface FoundFiles {
  routes: FoundRoute[];
  /** Absolute paths of island files. */
  islands: string[];
}

const SOURCE = /\.(tsx|ts|jsx|js)$/;

/** Tests beside routes and islands. */
export const TEST_FILES = /[._]test\.(?:[tj]sx?|[mc][tj]s)$/;
const KINDS: Record<string, RouteFileKind> = {
  _app: "app",
  _layout: "layout",
  _middleware: "middleware",
  _error: "error",
  _500: "error",
  _404: "notFound",
};

/**
 * Finds the routes and islands of a project by the conventions for file names.
 * @param ignore patterns of absolute paths that are neither
 */
export async function crawl(
  routeDir: string,
  islandDir: string,
  ignore: RegExp[] = [TEST_FILES],
): Promise<FoundFiles> {
  const islands: string[] = [];
  const routes: FoundRoute[] = [];
  for await (const path of sourceFiles(islandDir, ignore)) islands.push(path);
  for await (const path of sourceFiles(routeDir, ignore)) {
    const parts = relative(routeDir, path).split(sep);
    const folders = parts.slice(0, -1);
    if (folders.includes("(_islands)")) {
      islands.push(path);
    } else if (!folders.some((folder) => folder.startsWith("(_"))) routes.push(await readRoute(path, parts));
  }
  islands.sort();
  routes.sort((a, b) => {
    const [first, second] = [`${rankOf(a.pattern)} ${a.path}`, `${rankOf(b.pattern)} ${b.path}`];
    return first < second ? -1 : first > second ? 1 : 0;
  });
  return {
    islands,
    routes: routes.filter((route) => route.kind !== "route" || !isUnknownSpecial(route.path)),
  };
}

async function readRoute(path: string, parts: string[]): Promise<FoundRoute> {
  const name = parts.at(-1)!.replace(SOURCE, "");
  const folders = parts.slice(0, -1);
  const kind = KINDS[name] ?? "route";
  const node = `/${folders.join("/")}`;
  const pattern = patternOf(kind === "route" ? [...folders, name] : folders);
  // Only such files must be imported before the first request; searching the text is enough to know.
  const overridesPattern = kind === "route" && (await Deno.readTextFile(path)).includes("routeOverride");
  return { path, kind, node, pattern, overridesPattern };
}

function isUnknownSpecial(path: string): boolean {
  return /[\\/]_[^\\/]*$/.test(path);
}

async function* sourceFiles(folder: string, ignore: RegExp[]): AsyncGenerator<string> {
  let entries: Deno.DirEntry[];
  try {
    entries = await Array.fromAsync(Deno.readDir(folder));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  entries.sort((a, b) => a.name < b.name ? -1 : 1);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) yield* sourceFiles(path, ignore);
    else if (SOURCE.test(entry.name) && !ignore.some((pattern) => pattern.test(path))) yield path;
  }
}
