/** A file of the project by its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** All TypeScript files below a folder, in the order of their paths. */
export async function walk(root: string, folder: string): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for await (const { name, isDirectory } of Deno.readDir(root + folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) found.push(...await walk(root, path));
    else if (/\.tsx?$/.test(name)) found.push({ path, text: await Deno.readTextFile(root + path) });
  }
  return found.sort((one, other) => one.path < other.path ? -1 : 1);
}
