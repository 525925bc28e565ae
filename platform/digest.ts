import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * SHA-256, hexadecimal, over names and contents of files and folders below `root`. What is not there counts as empty. Read without waiting
 * for each: the tasks that waiting makes cost several times what reading small files does.
 */
export function digestOf(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) add(hash, root, path);
  return hash.digest("hex");
}

function add(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  const info = statSync(full, { throwIfNoEntry: false });
  if (info === undefined) return;
  if (info.isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, root, `${path}/${name}`);
  } else hash.update(`${path}\0${info.size}\0`).update(readFileSync(full));
}
