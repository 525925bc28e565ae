import { statfs } from "node:fs/promises";
import { join } from "node:path";

/** Linux's folder in memory; elsewhere there is none, in many containers a small one from which nothing may be run. */
const IN_MEMORY = "/dev/shm";
/** What the databases of a whole run need at most, with their logs of changes, and room besides. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * A new folder for a test server, its programs among its files: in memory where there is room for them, else among the temporary
 * files. A clone of the template makes over a thousand files, which takes a disk up to two seconds and memory less than a tenth.
 */
export async function testServerFolder(): Promise<string> {
  const folder = await Deno.makeTempDir({
    prefix: "tis-test-",
    dir: await servesInMemory() ? IN_MEMORY : undefined,
  });
  // The server may run as another user, who must reach it.
  await Deno.chmod(folder, 0o755);
  return folder;
}

/**
 * Lets the cluster that a portal will start in this data folder lie in such a folder, behind a link. The data folder itself stays where it is: roles may
 * write nothing below /dev. Disposing of it removes the cluster; the data folder is its owner's.
 */
export async function clusterInMemory(dataDir: string): Promise<AsyncDisposable> {
  const folder = await testServerFolder();
  await Deno.symlink(folder, join(dataDir, "postgres"));
  return { [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

async function servesInMemory(): Promise<boolean> {
  const mounts = await Deno.readTextFile("/proc/mounts").catch(() => "");
  const options = mounts.split("\n").map((line) => line.split(" ")).find(([, at]) => at === IN_MEMORY)?.[3];
  if (options === undefined || options.split(",").includes("noexec")) return false;
  const { bavail, bsize } = await statfs(IN_MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}
