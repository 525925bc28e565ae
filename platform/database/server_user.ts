import { dirname } from "node:path";

/** Who runs the embedded server; undefined is the user of this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root, so as root it runs as `postgres` where that user exists, else as nobody. */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (Deno.build.os === "windows" || Deno.uid() !== 0) return undefined;
  const users = await Deno.readTextFile("/etc/passwd").catch(() => "");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.split("\n").find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65534, gid: 65534 };
}

/** The nearest folder on the way to `path` that `user` may not pass, or null when the way is free. */
export async function inaccessibleFolder(path: string, user: ServerUser): Promise<string | null> {
  for (let folder = path;; folder = dirname(folder)) {
    const info = await Deno.stat(folder).catch(() => null);
    if (info !== null && info.mode !== null) {
      const pass = info.uid === user.uid ? 0o100 : info.gid === user.gid ? 0o010 : 0o001;
      if ((info.mode & pass) === 0) return folder;
    }
    if (folder === dirname(folder)) return null;
  }
}

/** Gives a folder with all that is in it to the user. */
export async function changeFolderOwner(path: string, user: ServerUser): Promise<void> {
  await Deno.chown(path, user.uid, user.gid);
  for await (const entry of Deno.readDir(path)) {
    if (entry.isDirectory) await changeFolderOwner(`${path}/${entry.name}`, user);
    else await Deno.chown(`${path}/${entry.name}`, user.uid, user.gid);
  }
}
