import { basename, join } from "node:path";
import { tmpdir } from "node:os";
import { LIMITS } from "@/kernel/limits.ts";

/** What the portal makes folders for beside its data, each for as long as one file is read or made. */
const PURPOSES = ["read", "stamp", "convert", "preview"] as const;

const NAMES = new RegExp(`^tis-(${PURPOSES.join("|")})-[0-9a-zA-Z]+$`);

/** Makes a folder in the system's temporary one, for its maker to remove. */
export function makeScratchFolder(purpose: typeof PURPOSES[number]): Promise<string> {
  return Deno.makeTempDir({ dir: tmpdir(), prefix: `tis-${purpose}-` });
}

/** Whether a path is named as such a folder is. Of letters and digits alone, so that it stands for itself in a list of paths. */
export function isScratchFolder(path: string): boolean {
  return NAMES.test(basename(path));
}

/**
 * Removes the folders that processes of this user left behind when they were killed: those older than anything takes to be read or made, so
 * that what other processes are at stays. What cannot be looked at is left alone.
 *
 * @param parent where they lie
 * @returns how many there were
 */
export async function removeOldScratchFolders(now: Date, parent = tmpdir()): Promise<number> {
  const before = now.getTime() - LIMITS.scratchMinutes * 60_000;
  let removed = 0;
  for await (const { name, isDirectory } of Deno.readDir(parent)) {
    if (!isDirectory || !NAMES.test(name)) continue;
    const path = join(parent, name);
    const found = await Deno.lstat(path).catch(() => null);
    const isOurs = found !== null && (found.uid === null || found.uid === Deno.uid());
    if (!isOurs || found.mtime === null || found.mtime.getTime() >= before) continue;
    await Deno.remove(path, { recursive: true }).then(() => removed++, () => {});
  }
  return removed;
}
