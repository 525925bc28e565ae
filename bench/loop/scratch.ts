import { dirname, join } from "node:path";

/** What a copy does without. */
const LEFT_OUT = new Set([".git", ".data", "_fresh", "node_modules"]);

/** A copy of the project in a folder of its own, to be edited and thrown away. */
export async function copyProject(root: string): Promise<string> {
  const copy = await Deno.makeTempDir({ prefix: "tis-loop-" });
  // An embedded server that runs as another user must reach its folder.
  await Deno.chmod(copy, 0o755);
  await copyFolder(root, copy);
  return copy;
}

async function copyFolder(from: string, to: string): Promise<void> {
  for await (const { name, isDirectory, isFile } of Deno.readDir(from)) {
    if (LEFT_OUT.has(name)) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (isDirectory) {
      await Deno.mkdir(target, { recursive: true });
      await copyFolder(source, target);
    } else if (isFile) {
      await Deno.mkdir(dirname(target), { recursive: true });
      await Deno.copyFile(source, target);
    }
  }
}

/** What stands in a file; nothing where there is none. */
export async function textOf(path: string): Promise<string> {
  return await Deno.readTextFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return "";
    throw error;
  });
}

/** Replaces a text in a file, or makes the file. @throws when the text does not stand there */
export async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await textOf(path);
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  await Deno.writeTextFile(path, text.replace(from, () => to));
}
