import { createHash, type Hash } from "node:crypto";
import { join } from "node:path";

/** SHA-256, hexadecimal, over names and contents of files and folders below `root`. What is not there counts as empty. */
export async function digestOf(
  root: string,
  paths: readonly string[],
): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) await add(hash, root, path);
  return hash.digest("hex");
}

async function add(hash: Hash, root: string, path: string): Promise<void> {
  const full = join(root, path);
  const info = await Deno.stat(full).catch(() => null);
  if (info === null) return;
  if (info.isDirectory) {
    const names = (await Array.fromAsync(Deno.readDir(full))).map((entry) => entry.name).sort();
    for (const name of names) await add(hash, root, `${path}/${name}`);
  } else hash.update(`${path}\0${info.size}\0`).update(await Deno.readFile(full));
}
