/** A file of the project by its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** All files below a folder with that ending, TypeScript unless told, in the order of their paths. */
export async function walk(root: string, folder: string, ending = /\.tsx?$/): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for await (const { name, isDirectory } of Deno.readDir(root + folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) found.push(...await walk(root, path, ending));
    else if (ending.test(name)) found.push({ path, text: await Deno.readTextFile(root + path) });
  }
  return found.sort((one, other) => one.path < other.path ? -1 : 1);
}

/** The line of a place in a text, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
