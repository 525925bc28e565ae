import { join } from "node:path";
import { runProgram } from "./run_program.ts";
import type { ServerPlace } from "./server_place.ts";

/** The server listens here only. */
export const HOST = "127.0.0.1";
const PORT_TRIES = 5, MEMORY_TRIES = 5;

/**
 * Starts the server on the port of the last start, so that whoever wrote down its address finds it again; on a free one the first time,
 * and when another program has come by it. Such a program may take a free port in between too, so a few are tried.
 */
export async function startOnPort(
  programs: string,
  place: ServerPlace,
  cluster: string,
  settings: Record<string, string>,
): Promise<number> {
  const file = join(place.folder, "port");
  const last = Number(await Deno.readTextFile(file).catch(() => "0"));
  for (let tried = 1;; tried++) {
    const port = tried === 1 && isFree(last) ? last : freePort();
    try {
      await start(programs, place, cluster, settings, port);
      if (port !== last) await Deno.writeTextFile(file, `${port}\n`);
      return port;
    } catch (error) {
      if (!(error instanceof PortLost) || tried === PORT_TRIES) throw error;
    }
  }
}

/** The port was taken by another program. */
class PortLost extends Error {
  override name = "PortLost";
}

/** Starts the server; the shared memory of one that was killed may be in use for a moment. */
export async function start(
  programs: string,
  place: ServerPlace,
  cluster: string,
  settings: Record<string, string>,
  port: number,
): Promise<void> {
  const log = join(cluster, "server.log");
  for (let tried = 1;; tried++) {
    const given = { ...settingsOf(), ...settings, listen_addresses: HOST, port: String(port) };
    // The settings stand in a file of their own, since a command line's quoting differs between systems.
    await Deno.writeTextFile(
      join(cluster, "postgresql.auto.conf"),
      Object.entries(given).map(([name, value]) => `${name} = '${value}'\n`).join(""),
    );
    try {
      await runProgram(
        programs,
        "pg_ctl",
        ["start", "-D", cluster, "-l", log, "-w", "-t", "60", "-s"],
        place,
      );
      return;
    } catch (error) {
      const lines = (await Deno.readTextFile(log).catch(() => "")).trim().split("\n").slice(-8).join("\n");
      const told = `the embedded database does not start:\n${lines}`;
      if (/Address already in use/.test(lines)) throw new PortLost(told, { cause: error });
      if (!/shared memory block.*still in use/.test(lines) || tried === MEMORY_TRIES) {
        throw new Error(told, { cause: error });
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

/** Whether a port of the last start can be had; 0 is none. */
function isFree(port: number): boolean {
  if (!(port > 0)) return false;
  try {
    Deno.listen({ hostname: HOST, port }).close();
    return true;
  } catch {
    return false;
  }
}

/** Whether a port takes no connections, since nobody listens. One that closes at once is no entry in the server's log. */
export async function isRefused(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: HOST, port })).close();
    return false;
  } catch (error) {
    return error instanceof Deno.errors.ConnectionRefused;
  }
}

function freePort(): number {
  const listener = Deno.listen({ hostname: HOST, port: 0 });
  const { port } = listener.addr;
  listener.close();
  return port;
}
