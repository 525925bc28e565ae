import { dirname, isAbsolute, join, relative } from "node:path";
import type { Config } from "@/platform/config.ts";
import { DataFolderTaken, takeDataFolder } from "@/platform/data_folder.ts";
import { clusterOf, runningServer } from "@/platform/database/running_server.ts";
import { copyRunning, copyStopped } from "./copy_cluster.ts";
import { type CopiedFile, copyFile, copyTree } from "./copy_tree.ts";
import { BackupRefused, MANIFEST, type Manifest } from "./manifest.ts";

/** Beside the data: the lock of the running portal, and the database, which is copied by its own rules. */
const NOT_DATA = /^(portal\.lock|postgres)(\/|$)/;

/**
 * Backs up the data folder of a portal with the embedded database, running or not, into a folder of its own. The database comes
 * first and the files after it, so that every file the database knows of is in the backup; what arrives meanwhile is an
 * orphan there and is collected. A folder of files of its own (FILES_DIR) is taken along; an S3
 * is backed up by its own tools. The folder gets its name when all is written.
 *
 * Refuses a database of one's own (`pg_dump` is its way), a target that is there, and one whose parent is not.
 */
export async function backUp(config: Config, target: string, now: Date): Promise<Manifest> {
  if (config.databaseUrl !== null) {
    throw new BackupRefused("the database is one of your own (DATABASE_URL): back it up by its own tools");
  }
  const cluster = clusterOf(config.dataDir);
  const version = await Deno.readTextFile(join(cluster, "PG_VERSION")).catch(() => null);
  if (version === null) throw new BackupRefused(`there is no database in ${config.dataDir}`);
  if (await Deno.lstat(target).then(() => true, () => false)) {
    throw new BackupRefused(`${target} is there already: name a new folder`);
  }
  const part = `${target}.part`;
  await Deno.mkdir(part, { mode: 0o700 }).catch((error) => {
    if (error instanceof Deno.errors.AlreadyExists) {
      throw new BackupRefused(`${part} is left from a backup that was broken off: remove it`);
    }
    // Not made here: where the disk for backups is not mounted, they would fill the machine's own.
    if (error instanceof Deno.errors.NotFound) {
      throw new BackupRefused(`there is no folder ${dirname(part)}: make it, or mount the disk for backups`);
    }
    throw error;
  });
  const { files, running } = await copyDatabase(config, cluster, join(part, "cluster"));
  await copyInto(part, files, join(config.dataDir, "postgres", "password"), "password");
  files.push(
    ...await copyTree(config.dataDir, join(part, "data"), {
      as: "data",
      leaveOut: (path) => NOT_DATA.test(path),
    }),
  );
  if (config.s3 === null && liesOutside(config.filesDir, config.dataDir)) {
    files.push(...await copyTree(config.filesDir, join(part, "files"), { as: "files" }));
  }
  const manifest: Manifest = {
    format: 1,
    at: now.toISOString(),
    running,
    postgres: version.trim(),
    files,
  };
  await Deno.writeTextFile(join(part, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
  await Deno.rename(part, target);
  return manifest;
}

/** Whether a folder lies neither in another nor is it. */
function liesOutside(folder: string, other: string): boolean {
  const way = relative(other, folder);
  return isAbsolute(way) || way === ".." || way.startsWith("../") || way.startsWith("..\\");
}

async function copyDatabase(config: Config, cluster: string, to: string) {
  const adminUrl = await runningServer(config.dataDir, "postgres");
  if (adminUrl !== null) {
    return { files: await copyRunning(adminUrl, cluster, to, "cluster"), running: true };
  }
  try {
    // Held while the files are copied: no portal can start on them.
    const folder = await takeDataFolder(config.dataDir);
    try {
      return { files: await copyStopped(cluster, to, "cluster"), running: false };
    } finally {
      folder.release();
    }
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    throw new BackupRefused("the portal is just starting or stopping: try again in a moment");
  }
}

async function copyInto(part: string, files: CopiedFile[], from: string, name: string): Promise<void> {
  const told = await copyFile(from, join(part, name));
  if (told) files.push({ path: name, ...told });
}
