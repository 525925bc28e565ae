import { type Child, startChild } from "./child.ts";
import { openIslandsBundler } from "./islands_bundler.ts";
import { sourceChanges, type WatchedFolders } from "./source_changes.ts";
import { SpareChild } from "./spare_child.ts";

/** What is served, and from where. */
export interface Supervised extends WatchedFolders {
  routeDir: string;
  islandDir: string;
  ignore?: RegExp[];
  target: string | string[];
}

/**
 * Runs the current program a second time as a child that serves, and lets another one take its place whenever a source file changes:
 * modules once imported cannot be replaced within a process. Islands are bundled here, where the bundler stays warm. Ends with `signal`, or
 * with the program where none is given.
 */
export async function superviseChild(served: Supervised, signal?: AbortSignal): Promise<void> {
  const ending = signal ?? endOfProgram();
  const bundler = await openIslandsBundler({ ...served, mode: "development" });
  const spare = new SpareChild(served.root);
  const stopping = new Set<Promise<void>>();
  const stop = (one: Child) => {
    const stopped = one.stop().finally(() => stopping.delete(stopped));
    stopping.add(stopped);
  };
  let turns = 0;
  const serve = async (one: Child, changed: readonly string[]) => {
    const bundle = await bundler.after(changed);
    const turn = { bundle, served: `${bundle}.served-${++turns}` };
    await one.serve(turn);
    void spare.startAfter(turn.served);
  };
  let child = startChild(served.root);
  await serve(child, []);
  for await (const paths of sourceChanges(served, ending)) {
    console.info(`Changed: ${paths.join(", ")}`);
    // The next one goes on while the last one stops: it takes the port once it has loaded.
    stop(child);
    child = spare.take(paths, stop);
    await serve(child, paths);
  }
  spare.end(stop);
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
