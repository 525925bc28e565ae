import { join } from "node:path";

const TRIES = 100;
const PAUSE_MS = 100;

/**
 * Ends a server that a killed portal has left on this cluster, so that the next one starts from a clean stop. Only a process
 * whose command line names the very folder is ended. Returns its pid, or null when there was none.
 *
 * A `postmaster.pid` that is then still there is removed: PostgreSQL would take a zombie, or another program that has come by
 * the number, for a running server. Backends still at work are found by it through their shared memory all the same.
 */
export async function stopOrphan(cluster: string): Promise<number | null> {
  const file = join(cluster, "postmaster.pid");
  const pid = await pidOf(file);
  if (pid === null) return null;
  const isOurs = await isServerOf(cluster, pid);
  if (isOurs) await stop(pid);
  await Deno.remove(file).catch(() => {});
  return isOurs ? pid : null;
}

/** Whether the cluster's server is there, whether or not it takes connections. */
export async function isRunning(cluster: string): Promise<boolean> {
  const pid = await pidOf(join(cluster, "postmaster.pid"));
  return pid !== null && await isServerOf(cluster, pid);
}

/** What stands in a `postmaster.pid`; NaN where that is no number. Null: there is no such file. */
async function pidOf(file: string): Promise<number | null> {
  const text = await Deno.readTextFile(file).catch(() => null);
  return text === null ? null : Number(text.split("\n")[0]);
}

/** Whether a process is the server of the cluster: its number may have come to another program. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  return Number.isSafeInteger(pid) && pid > 1 && (await commandOf(pid))?.includes(cluster) === true;
}

/** Fast shutdown, then immediate (PostgreSQL documentation, "Shutting Down the Server"). */
async function stop(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    signalQuietly(pid, signal);
    for (let tried = 0; tried < TRIES; tried++) {
      if (await commandOf(pid) === null) return;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
  throw new Error(`the database server of an earlier start (process ${pid}) does not stop`);
}

/** Command line of a living process; null when there is none, or only its remains (a zombie has no command line). */
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
