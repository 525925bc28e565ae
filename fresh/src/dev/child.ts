import { existsSync } from "node:fs";
import { join } from "node:path";

const CHILD = "FRESH_DEV_CHILD";
const KILL_AFTER_MS = 5000;

/** What a child is told when its turn to serve has come. */
export interface Turn {
  /** Folder of the islands' scripts. */
  bundle: string;
  /** File that it writes once it serves. */
  served: string;
}

/** The current program run a second time, as one that serves. */
export interface Child {
  /** Has it go on: until then it has loaded what the program's main module imports, and waits. */
  serve(turn: Turn): Promise<void>;
  stop(): Promise<void>;
}

/** True in the process that serves. */
export function isChild(): boolean {
  return Deno.env.has(CHILD);
}

/** Starts a child. */
export function startChild(root: string): Child {
  // Deno does not hand on the lock file that this program was given.
  const lock = join(root, "deno.lock");
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...(existsSync(lock) ? [`--lock=${lock}`] : []), Deno.mainModule, ...Deno.args],
    env: { [CHILD]: "1" },
    stdin: "piped",
  }).spawn();
  const stdin = child.stdin.getWriter();
  return {
    async serve(turn) {
      // One that has ended, by an error of its own, has said so.
      await stdin.write(new TextEncoder().encode(`${JSON.stringify(turn)}\n`)).catch(() => {});
    },
    stop: () => stopChild(child),
  };
}

/** In a child: waits until its turn has come; null when it never will. */
export async function turnOfChild(signal?: AbortSignal): Promise<Turn | null> {
  const reader = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).getReader();
  const end = () => void reader.cancel();
  signal?.addEventListener("abort", end);
  let said = "";
  while (!said.includes("\n")) {
    const { value, done } = await reader.read();
    if (done) return null;
    said += value;
  }
  signal?.removeEventListener("abort", end);
  await reader.cancel();
  return JSON.parse(said);
}

/** Asks first, so that the program may stop what it started itself. */
async function stopChild(child: Deno.ChildProcess): Promise<void> {
  const kill = (signal: Deno.Signal) => {
    try {
      child.kill(signal);
    } catch {
      // It has ended already, by an error of its own.
    }
  };
  kill("SIGTERM");
  const force = setTimeout(() => kill("SIGKILL"), KILL_AFTER_MS);
  await child.status;
  clearTimeout(force);
}
