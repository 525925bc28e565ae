import { existsSync } from "node:fs";
import { type Child, startChild } from "./child.ts";
import { openIslandsBundler } from "./islands_bundler.ts";
import { PageModules } from "./page_modules.ts";
import { sourceChanges, type WatchedFolders } from "./source_changes.ts";
import { SpareChild } from "./spare_child.ts";

/** What is served, and from where. */
export interface Supervised extends WatchedFolders {
  routeDir: string;
  islandDir: string;
  componentDir: readonly string[];
  ignore?: RegExp[];
  target: string | string[];
}

/**
 * Runs the current program a second time as a child that serves. Where only modules of pages have changed it takes newer ones beside them;
 * for any other change of a source file another child takes its place, since a program's state hangs on the modules that it has. Islands are
 * bundled here, where the bundler stays warm. Ends with `signal`, or with the program where none is given.
 */
export async function superviseChild(served: Supervised, signal?: AbortSignal): Promise<void> {
  const ending = signal ?? endOfProgram();
  const bundler = await openIslandsBundler({ ...served, mode: "development" });
  const pages = new PageModules(served, [served.routeDir, served.islandDir, ...served.componentDir]);
  const spare = new SpareChild(served.root);
  const stopping = new Set<Promise<void>>();
  const stop = (one: Child) => {
    const stopped = one.stop().finally(() => stopping.delete(stopped));
    stopping.add(stopped);
  };
  let turns = 0;
  let serving = "";
  const serve = async (one: Child, changed: readonly string[]) => {
    const bundle = await bundler.after(changed);
    const turn = { bundle, served: `${bundle}.served-${++turns}` };
    serving = turn.served;
    await one.serve(turn);
    void spare.startAfter(turn.served);
  };
  let child = startChild(served.root);
  await serve(child, []);
  for await (const paths of sourceChanges(served, ending)) {
    console.info(`Changed: ${paths.join(", ")}`);
    const old = await pages.madeOldBy(paths);
    if (old !== null && existsSync(serving) && !child.hasEnded) {
      await child.renew({ bundle: await bundler.after(paths), old });
      continue;
    }
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
