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

/** What a child that serves is told when it is to take newer modules of pages. */
export interface Renewal {
  /** Folder of the islands' scripts. */
  bundle: string;
  /** Modules of pages that have become old, as paths. */
  old: readonly string[];
}

/** The current program run a second time, as one that serves. */
export interface Child {
  /** Has it go on: until then it has loaded what the program's main module imports, and waits. */
  serve(turn: Turn): Promise<void>;
  /** Has it take newer modules of pages while it serves. */
  renew(renewal: Renewal): Promise<void>;
  /** Whether it has ended, by an error of its own. */
  readonly hasEnded: boolean;
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
  // One that has ended, by an error of its own, has said so.
  const tell = (what: Turn | Renewal) =>
    stdin.write(new TextEncoder().encode(`${JSON.stringify(what)}\n`)).catch(() => {});
  let hasEnded = false;
  void child.status.then(() => hasEnded = true);
  return {
    serve: tell,
    renew: tell,
    get hasEnded() {
      return hasEnded;
    },
    stop: () => stopChild(child),
  };
}

/** In a child: what it is told, its turn first. Ends when nothing more will come, or with the signal. */
export async function* toldToChild(signal?: AbortSignal): AsyncGenerator<Turn | Renewal> {
  const reader = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).getReader();
  signal?.addEventListener("abort", () => void reader.cancel());
  let said = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (said + value).split("\n");
    said = lines.pop()!;
    for (const line of lines) yield JSON.parse(line);
  }
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
