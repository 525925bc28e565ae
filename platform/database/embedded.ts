import { join } from "node:path";
import { installServer } from "./server_package.ts";
import { type ServerPlace, serverPlace } from "./server_place.ts";
import { changeFolderOwner } from "./server_user.ts";
import { isRunning, stopOrphan } from "./orphan.ts";
import { runProgram } from "./run_program.ts";
import { HOST, isRefused, start, startOnPort } from "./server_start.ts";

/** A running embedded server. */
export interface EmbeddedServer {
  /** Address of the server's own database `postgres`, as the administrator. */
  readonly adminUrl: string;
  readonly port: number;
  /** Where the cluster lies: under the data folder, or where the server's user can reach it. */
  readonly folder: string;
  /** Address of one database in it. */
  urlOf(database: string): string;
  /** Whether it has died: it takes no connections and its process is there no more. */
  isGone(): Promise<boolean>;
  /** Starts it on the same port after it has died; what is left of it is ended before. */
  startAgain(): Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is kept. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Server settings beyond ours, such as `{ fsync: "off" }` for tests. */
  settings?: Record<string, string>;
  /** Told in passing: where the cluster lies when not under the data folder, an orphan stopped. */
  onNotice?: (notice: string) => void;
}

/**
 * Starts PostgreSQL 18 on the folder `postgres` in `dataDir`, made on the first start. It listens on loopback only, asks for a
 * generated password (kept beside it, readable by the portal's user only) and runs as an unprivileged user when this process
 * is root. The caller holds the data folder's lock.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const notice = options.onNotice ?? (() => {});
  const place = await serverPlace(dataDir, notice);
  const programs = await installServer(place.folder);
  const password = await passwordOf(place);
  const cluster = join(place.folder, "cluster");
  if (!await exists(join(cluster, "PG_VERSION"))) await initialise(programs, place, password);
  else await checkOwner(cluster, place);
  const orphan = await stopOrphan(cluster);
  if (orphan !== null) {
    notice(`stopped the database server (process ${orphan}) that an earlier start had left`);
  }
  const settings = options.settings ?? {};
  const port = await startOnPort(programs, place, cluster, settings);
  const urlOf = (database: string) => `postgres://tis:${password}@${HOST}:${port}/${database}`;
  return {
    adminUrl: urlOf("postgres"),
    port,
    folder: place.folder,
    urlOf,
    isGone: async () => await isRefused(port) && !await isRunning(cluster),
    async startAgain() {
      await stopOrphan(cluster);
      await start(programs, place, cluster, settings, port);
    },
    stop: () =>
      runProgram(programs, "pg_ctl", ["stop", "-D", cluster, "-m", "fast", "-w", "-t", "60"], place),
  };
}

async function passwordOf(place: ServerPlace): Promise<string> {
  const file = join(place.folder, "password");
  const kept = await Deno.readTextFile(file).catch(() => "");
  if (kept !== "") return kept.trim();
  const password = crypto.getRandomValues(new Uint8Array(24)).toHex();
  await Deno.writeTextFile(file, password, { mode: 0o600 });
  return password;
}

/** Makes the cluster: in a folder of another name first, so that an interrupted start begins again. */
async function initialise(programs: string, place: ServerPlace, password: string): Promise<void> {
  const cluster = join(place.folder, "cluster"), unfinished = `${cluster}.part`;
  await Deno.remove(unfinished, { recursive: true }).catch(() => {});
  await Deno.mkdir(unfinished, { mode: 0o700 });
  const passwordFile = join(unfinished, "password");
  await Deno.writeTextFile(passwordFile, password, { mode: 0o600 });
  const data = join(unfinished, "data");
  await Deno.mkdir(data, { mode: 0o700 });
  if (place.user) await changeFolderOwner(unfinished, place.user);
  await runProgram(programs, "initdb", [
    ...["-D", data, "-U", "tis", "-E", "UTF8", "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
  ], place);
  await Deno.rename(data, cluster);
  await Deno.remove(unfinished, { recursive: true });
}

async function checkOwner(cluster: string, place: ServerPlace): Promise<void> {
  const owner = (await Deno.stat(cluster)).uid;
  if (owner === null || Deno.build.os === "windows") return;
  if (place.user && owner !== place.user.uid) await changeFolderOwner(cluster, place.user);
  if (!place.user && owner !== Deno.uid()) {
    throw new Error(
      `the database in ${cluster} belongs to user ${owner}, not to user ${Deno.uid()}: ` +
        "start the portal as the user that made it, or give it another DATA_DIR",
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
