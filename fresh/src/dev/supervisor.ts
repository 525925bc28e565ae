import { existsSync } from "node:fs";
import { join } from "node:path";

const CHILD = "FRESH_DEV_CHILD";
const SOURCE = /\.(tsx?|jsx?|mjs|css|json|sql)$/;

/** True in the process that serves, false in the one that watches over it. */
export function isSupervised(): boolean {
  return Deno.env.has(CHILD);
}

/**
 * Runs the current program again as a child that serves, and starts it anew whenever a source file changes: modules once
 * imported cannot be replaced within a process. Ends with the program.
 */
export async function superviseChild(
  folders: { root: string; outDir: string; staticDir: string },
): Promise<never> {
  let child = startChild(folders.root);
  const end = async () => {
    await stopChild(child);
    Deno.exit(0);
  };
  Deno.addSignalListener("SIGINT", end);
  Deno.addSignalListener("SIGTERM", end);
  for await (const path of sourceChanges(folders)) {
    console.info(`Changed: ${path}`);
    await stopChild(child);
    child = startChild(folders.root);
  }
  throw new Error("The file watcher ended");
}

function startChild(root: string): Deno.ChildProcess {
  // Deno does not hand on the lock file that this program was given.
  const lock = join(root, "deno.lock");
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...(existsSync(lock) ? [`--lock=${lock}`] : []), Deno.mainModule, ...Deno.args],
    env: { [CHILD]: "1" },
    stdin: "null",
  }).spawn();
}

/** Asks first, so that the program may stop what it started itself, such as its database. */
async function stopChild(child: Deno.ChildProcess): Promise<void> {
  const kill = (signal: Deno.Signal) => {
    try {
      child.kill(signal);
    } catch {
      // It has ended already, by an error of its own.
    }
  };
  kill("SIGTERM");
  const force = setTimeout(() => kill("SIGKILL"), 5000);
  await child.status;
  clearTimeout(force);
}

/** Paths of changed source files. Folders for data are not watched: a database in one would never be quiet. */
async function* sourceChanges(
  { root, outDir, staticDir }: { root: string; outDir: string; staticDir: string },
): AsyncGenerator<string> {
  const folders: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(root)) {
    const path = join(root, name);
    const isOurs = isDirectory && !name.startsWith(".") && name !== "node_modules";
    if (isOurs && path !== outDir && path !== staticDir) folders.push(path);
  }
  const events = mergeStreams([
    ReadableStream.from(Deno.watchFs(root, { recursive: false })),
    ReadableStream.from(Deno.watchFs(folders)),
  ]);
  let last = 0;
  for await (const { kind, paths } of events) {
    const path = paths.find((path) => SOURCE.test(path) && !path.includes("/."));
    if (kind === "access" || path === undefined || Date.now() - last < 200) continue;
    // Editors write a file in several steps: wait until it is whole, and ignore what came meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 100));
    yield path;
    last = Date.now();
  }
}

function mergeStreams<T>(streams: ReadableStream<T>[]): ReadableStream<T> {
  return new ReadableStream<T>({
    start(controller) {
      for (const stream of streams) {
        stream.pipeTo(new WritableStream({ write: (item) => controller.enqueue(item) }));
      }
    },
  });
}
