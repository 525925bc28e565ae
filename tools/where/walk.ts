/** A file of the project by its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** All files below a folder with that ending, TypeScript unless told, in the order of their paths. */
export async function walk(root: string, folder: string, ending = /\.tsx?$/): Promise<SourceFile[]> {
  const entries = await Array.fromAsync(Deno.readDir(root + folder));
  const found = await Promise.all(entries.map(async ({ name, isDirectory }): Promise<SourceFile[]> => {
    const path = `${folder}/${name}`;
    if (isDirectory) return await walk(root, path, ending);
    return ending.test(name) ? [{ path, text: await Deno.readTextFile(root + path) }] : [];
  }));
  return found.flat().sort((one, other) => one.path < other.path ? -1 : 1);
}

/** The line of a place in a text, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
