import { join, relative, resolve, sep } from "node:path";
import type { StaticFile } from "../build_cache.ts";
import { contentType } from "./content_type.ts";
import { digest, digestFile } from "./digest.ts";

/** All files of the static folders by path below the base path; where several have one, the first counts. */
export async function readStatics(staticDir: readonly string[]): Promise<Map<string, StaticFile>> {
  const statics = new Map<string, StaticFile>();
  for (const folder of staticDir) {
    for await (const path of filesIn(folder)) {
      const pathname = `/${relative(folder, path).split(sep).join("/")}`;
      if (!statics.has(pathname)) statics.set(pathname, await describe(path));
    }
  }
  return statics;
}

/** One file of the static folders as it is now, for development; undefined when it does not exist or lies outside. */
export async function readStatic(
  staticDir: readonly string[],
  pathname: string,
): Promise<StaticFile | undefined> {
  for (const folder of staticDir) {
    const found = await readIn(folder, pathname);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function readIn(folder: string, pathname: string): Promise<StaticFile | undefined> {
  const path = resolve(join(folder, pathname));
  if (!path.startsWith(folder + sep)) return undefined;
  try {
    return (await Deno.stat(path)).isFile ? await describe(path) : undefined;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) return undefined;
    throw error;
  }
}

/** A bundled script as a file that is served from memory. */
export function scriptFile(name: string, contents: Uint8Array<ArrayBuffer>): StaticFile {
  return { source: contents, hash: digest(contents), size: contents.length, contentType: contentType(name) };
}

async function describe(path: string): Promise<StaticFile> {
  const [{ size }, hash] = await Promise.all([Deno.stat(path), digestFile(path)]);
  return { source: path, hash, size, contentType: contentType(path) };
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  let entries: Deno.DirEntry[];
  try {
    entries = await Array.fromAsync(Deno.readDir(folder));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  for (const { name, isDirectory } of entries.sort((a, b) => a.name < b.name ? -1 : 1)) {
    const path = join(folder, name);
    if (isDirectory) yield* filesIn(path);
    else yield path;
  }
}
