import { existsSync } from "node:fs";
import { join } from "node:path";
import { openIslandsBundler } from "./islands_bundler.ts";
import { sourceChanges, type WatchedFolders } from "./source_changes.ts";

const BUNDLE = "FRESH_DEV_BUNDLE";
const KILL_AFTER_MS = 5000;

/** What is served, and from where. */
export interface Supervised extends WatchedFolders {
  routeDir: string;
  islandDir: string;
  ignore?: RegExp[];
  target: string | string[];
}

/** In the process that serves: the folder of its islands' scripts. Null in the one that watches over it. */
export function bundleFolder(): string | null {
  return Deno.env.get(BUNDLE) ?? null;
}

/**
 * Runs the current program a second time as a child that serves, and restarts it whenever a source file changes: modules once
 * imported cannot be replaced within a process. Islands are bundled here, where the bundler stays warm. Ends with `signal`, or with the
 * program where none is given.
 */
export async function superviseChild(served: Supervised, signal?: AbortSignal): Promise<void> {
  const ending = signal ?? endOfProgram();
  const bundler = await openIslandsBundler({ ...served, mode: "development" });
  let child = startChild(served.root, await bundler.after([]));
  const stopping = new Set<Promise<void>>();
  const stop = (one: Deno.ChildProcess) => {
    const stopped = stopChild(one).finally(() => stopping.delete(stopped));
    stopping.add(stopped);
  };
  for await (const paths of sourceChanges(served, ending)) {
    console.info(`Changed: ${paths.join(", ")}`);
    // The next one starts while the last one stops: it takes the port once it has loaded.
    stop(child);
    child = startChild(served.root, await bundler.after(paths));
  }
  stop(child);
  await Promise.all(stopping);
  await bundler.end();
  if (signal === undefined) Deno.exit(0);
}

function endOfProgram(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(name, () => controller.abort());
  }
  return controller.signal;
}

function startChild(root: string, bundle: string): Deno.ChildProcess {
  // Deno does not hand on the lock file that this program was given.
  const lock = join(root, "deno.lock");
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...(existsSync(lock) ? [`--lock=${lock}`] : []), Deno.mainModule, ...Deno.args],
    env: { [BUNDLE]: bundle },
    stdin: "null",
  }).spawn();
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
