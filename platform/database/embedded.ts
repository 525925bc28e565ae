import { join } from "node:path";
import { installServer } from "./server_package.ts";
import { type ServerPlace, serverPlace } from "./server_place.ts";
import { changeFolderOwner } from "./server_user.ts";
import { stopOrphan } from "./orphan.ts";

const HOST = "127.0.0.1";
const PORT_TRIES = 5;

/** A running embedded server. */
export interface EmbeddedServer {
  /** Address of the server's own database `postgres`, as the administrator. */
  readonly adminUrl: string;
  readonly port: number;
  /** Where the cluster lies: under the data folder, or where the server's user can reach it. */
  readonly folder: string;
  /** Address of one database in it. */
  urlOf(database: string): string;
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
  const port = await start(programs, place, cluster, options.settings ?? {});
  const urlOf = (database: string) => `postgres://tis:${password}@${HOST}:${port}/${database}`;
  return {
    adminUrl: urlOf("postgres"),
    port,
    folder: place.folder,
    urlOf,
    stop: () => run(programs, "pg_ctl", ["stop", "-D", cluster, "-m", "fast", "-w", "-t", "60"], place),
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
  await run(programs, "initdb", [
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

/** Starts the server on a free port; another program may take that port in between, so a few are tried. */
async function start(
  programs: string,
  place: ServerPlace,
  cluster: string,
  settings: Record<string, string>,
) {
  const log = join(cluster, "server.log");
  for (let tried = 1;; tried++) {
    const port = freePort();
    const given = { ...settingsOf(), ...settings, listen_addresses: HOST, port: String(port) };
    // The settings stand in a file of their own, since a command line's quoting differs between systems.
    await Deno.writeTextFile(
      join(cluster, "postgresql.auto.conf"),
      Object.entries(given).map(([name, value]) => `${name} = '${value}'\n`).join(""),
    );
    try {
      await run(programs, "pg_ctl", ["start", "-D", cluster, "-l", log, "-w", "-t", "60", "-s"], place);
      return port;
    } catch (error) {
      const lines = (await Deno.readTextFile(log).catch(() => "")).trim().split("\n").slice(-8).join("\n");
      const again = /Address already in use|shared memory block.*still in use/.test(lines);
      if (!again || tried === PORT_TRIES) {
        throw new Error(`the embedded database does not start:\n${lines}`, { cause: error });
      }
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

/** A quarter of the memory as PostgreSQL's documentation advises ("Resource Consumption"), within what a laptop bears. */
function settingsOf(): Record<string, string> {
  const quarterMb = Math.floor(Deno.systemMemoryInfo().total / 4 / 1024 / 1024);
  return {
    shared_buffers: `${Math.min(Math.max(quarterMb, 128), 1024)}MB`,
    max_connections: "200",
    unix_socket_directories: "",
    log_timezone: "UTC",
    timezone: "UTC",
    jit: "off",
  };
}

function freePort(): number {
  const listener = Deno.listen({ hostname: HOST, port: 0 });
  const { port } = listener.addr;
  listener.close();
  return port;
}

async function run(programs: string, program: string, args: string[], place: ServerPlace): Promise<void> {
  const windows = Deno.build.os === "windows";
  const command = new Deno.Command(join(programs, "bin", windows ? `${program}.exe` : program), {
    args,
    cwd: place.folder,
    clearEnv: !windows,
    // Without LC_ALL the server takes over whatever the shell of the start had.
    env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" },
    stdin: "null",
    stdout: "null",
    // The server inherits what pg_ctl has open: a pipe would never end.
    stderr: program === "pg_ctl" ? "null" : "piped",
    ...(place.user ?? {}),
  });
  const output = await command.output();
  if (output.success) return;
  const said = program === "pg_ctl" ? "" : new TextDecoder().decode(output.stderr).trim();
  throw new Error(`${program} ended with ${output.code}${said ? `:\n${said}` : ""}`);
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
