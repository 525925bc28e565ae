import { basename, join } from "node:path";
import { inaccessibleFolder, type ServerUser, serverUser } from "./server_user.ts";

/** Where the embedded server lies and who runs it. */
export interface ServerPlace {
  folder: string;
  user: ServerUser | undefined;
}

/** Holds clusters whose data folder the server's user cannot reach. */
const REACHABLE = "/var/lib/tis-portal";

/**
 * Finds or makes the server's folder: `postgres` in the data folder. Where the server's user cannot pass on the way there (root's
 * home is closed to others), it lies under /var/lib and `postgres` is a link to it, so that a new data folder means a new
 * database there too.
 */
export async function serverPlace(dataDir: string, notice: (text: string) => void): Promise<ServerPlace> {
  const user = await serverUser();
  const wanted = join(dataDir, "postgres");
  const closed = user === undefined ? null : await inaccessibleFolder(dataDir, user);
  if (closed === null) {
    await Deno.mkdir(wanted, { recursive: true, mode: 0o755 });
    return { folder: await Deno.realPath(wanted), user };
  }
  const linked = await Deno.realPath(wanted).catch(() => null);
  if (linked !== null) {
    if (await inaccessibleFolder(linked, user!) === null) return { folder: linked, user };
    throw new Error(
      `the database server's user ${
        user!.uid
      } cannot reach ${linked}: make ${closed} passable, or move DATA_DIR`,
    );
  }
  await Deno.remove(wanted).catch(() => {});
  await Deno.mkdir(REACHABLE, { recursive: true, mode: 0o755 });
  const folder = await Deno.makeTempDir({
    dir: REACHABLE,
    prefix: `${basename(dataDir).replace(/^\.+/, "")}-`,
  });
  await Deno.chmod(folder, 0o755);
  await Deno.symlink(folder, wanted);
  notice(`the database lies in ${folder}: the server's user cannot pass ${closed}`);
  return { folder, user };
}
