import { join } from "node:path";

const TRIES = 100;
const PAUSE_MS = 100;

/**
 * Ends a server that a killed portal has left on this data folder, so that the next one starts from a clean stop. Only a
 * process whose command line names the very folder is ended. Returns its pid, or null when there was none.
 *
 * A `postmaster.pid` of a process that is gone is PostgreSQL's own business; one whose number now belongs to some other
 * program is removed, since PostgreSQL would take that program for a running server.
 */
export async function stopOrphan(cluster: string): Promise<number | null> {
  const file = join(cluster, "postmaster.pid");
  const pid = Number((await Deno.readTextFile(file).catch(() => "")).split("\n")[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1) return null;
  const command = await commandOf(pid);
  if (command === null) return null;
  if (!command.includes(cluster)) {
    await Deno.remove(file);
    return null;
  }
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (documentation, "Shutting Down the Server").
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    signalQuietly(pid, signal);
    for (let tried = 0; tried < TRIES; tried++) {
      if (await commandOf(pid) === null) return pid;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
  throw new Error(`the database server of an earlier start (process ${pid}) does not stop`);
}

/** Command line of a living process, or null. */
async function commandOf(pid: number): Promise<string | null> {
  if (Deno.build.os === "linux") {
    const line = await Deno.readTextFile(`/proc/${pid}/cmdline`).catch(() => "");
    return line === "" ? null : line.replaceAll("\0", " ");
  }
  const [program, args] = Deno.build.os === "windows"
    ? ["powershell", [
      "-NoProfile",
      "-Command",
      `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
    ]]
    : ["ps", ["-o", "command=", "-p", String(pid)]];
  const { stdout } = await new Deno.Command(program as string, { args: args as string[], stderr: "null" })
    .output();
  return new TextDecoder().decode(stdout).trim() || null;
}

function signalQuietly(pid: number, signal: Deno.Signal): void {
  try {
    Deno.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
