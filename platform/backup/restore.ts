import { dirname, join } from "node:path";
import type { Config } from "@/platform/config.ts";
import { takeDataFolder } from "@/platform/data_folder.ts";
import { serverPlace } from "@/platform/database/server_place.ts";
import { changeFolderOwner } from "@/platform/database/server_user.ts";
import { BackupRefused, type Manifest, readManifest, verifyBackup } from "./manifest.ts";

/**
 * Puts a backup into an empty data folder, after every file of it was compared with its checksum. The next start of the portal
 * brings the database to the state of the backup's end.
 *
 * Refuses a damaged or unfinished backup, and a data folder that holds anything: nothing is ever written over.
 */
export async function restore(
  config: Config,
  backup: string,
  notice: (text: string) => void,
): Promise<Manifest> {
  if (config.databaseUrl !== null) {
    throw new BackupRefused("the database is one of your own (DATABASE_URL): restore it by its own tools");
  }
  const manifest = await readManifest(backup);
  for await (const { name } of readDirOf(config.dataDir)) {
    throw new BackupRefused(`the data folder ${config.dataDir} is not empty (${name}): give an empty one`);
  }
  const filesApart = manifest.files.some(({ path }) => path.startsWith(FILES));
  if (filesApart) {
    if (config.s3 !== null) {
      throw new BackupRefused(
        "the backup holds files, and S3_ENDPOINT keeps them elsewhere: restore without it",
      );
    }
    for await (const { name } of readDirOf(config.filesDir)) {
      throw new BackupRefused(
        `the folder of files ${config.filesDir} is not empty (${name}): give an empty one`,
      );
    }
  }
  await verifyBackup(backup, manifest);
  const folder = await takeDataFolder(config.dataDir);
  try {
    const place = await serverPlace(config.dataDir, notice);
    for (const { path } of manifest.files) {
      const to = targetOf(path, config, place.folder);
      await Deno.mkdir(dirname(to), { recursive: true });
      await Deno.copyFile(join(backup, path), to);
    }
    const cluster = join(place.folder, "cluster");
    // Empty folders are part of a cluster: the server does not start without them.
    await makeFolders(join(backup, "cluster"), cluster);
    await closeFolder(cluster);
    if (place.user) await changeFolderOwner(cluster, place.user);
    return manifest;
  } finally {
    folder.release();
  }
}

/** Files that were kept apart from the data folder (FILES_DIR). */
const FILES = "files/";

function targetOf(path: string, { dataDir, filesDir }: Config, serverFolder: string): string {
  if (path.startsWith(FILES)) return join(filesDir, path.slice(FILES.length));
  const at = path.indexOf("/");
  if (path.slice(0, at) === "data") return join(dataDir, path.slice(at + 1));
  return join(serverFolder, path);
}

async function* readDirOf(folder: string): AsyncIterable<Deno.DirEntry> {
  try {
    yield* Deno.readDir(folder);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

async function makeFolders(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const entry of Deno.readDir(from)) {
    if (entry.isDirectory) await makeFolders(join(from, entry.name), join(to, entry.name));
  }
}

/** PostgreSQL takes a cluster only when nobody else can read it. */
async function closeFolder(folder: string): Promise<void> {
  if (Deno.build.os === "windows") return;
  await Deno.chmod(folder, 0o700);
  for await (const entry of Deno.readDir(folder)) {
    if (entry.isDirectory) await closeFolder(join(folder, entry.name));
    else await Deno.chmod(join(folder, entry.name), 0o600);
  }
}
