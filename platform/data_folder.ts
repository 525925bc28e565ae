import { join } from "node:path";

/** Another portal has the data folder. */
export class DataFolderTaken extends Error {
  override name = "DataFolderTaken";
}

/** A data folder that is ours until `release`. */
export interface DataFolder {
  readonly path: string;
  release(): void;
}

/**
 * Makes the data folder where it is missing and takes it for this process: its embedded database and files bear one portal
 * only. The lock is the operating system's, so it ends with the process however that ends.
 */
export async function takeDataFolder(path: string): Promise<DataFolder> {
  await Deno.mkdir(path, { recursive: true, mode: 0o755 });
  const file = await Deno.open(join(path, "portal.lock"), {
    create: true,
    read: true,
    write: true,
    mode: 0o644,
  });
  if (!await file.tryLock(true)) {
    const holder = (await new Response(file.readable).text()).trim();
    throw new DataFolderTaken(
      `another portal (process ${holder || "unknown"}) runs on the data folder ${path}: ` +
        "stop it, or give this one a folder of its own by DATA_DIR",
    );
  }
  await file.truncate();
  await file.write(new TextEncoder().encode(`${Deno.pid}\n`));
  return {
    path,
    release: () => file.close(),
  };
}
