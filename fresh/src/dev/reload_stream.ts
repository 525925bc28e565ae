import type { Reload } from "../build_cache.ts";

/** How long the folders must be quiet. */
const QUIET_MS = 100;
/** After which an open page asks again while the server starts anew. */
const RETRY_MS = 40;

/** What tells pages to load again after each start of the server and each change of a static file. */
export function reloadOf(staticDir: readonly string[]): Reload {
  const started = crypto.randomUUID();
  const versionAfter = (changes: number) => `${started} ${changes}`;
  return { version: versionAfter(0), stream: () => streamOf(staticDir, versionAfter) };
}

function streamOf(staticDir: readonly string[], versionAfter: (changes: number) => string): Response {
  const watchers: Deno.FsWatcher[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = () =>
        controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\ndata: ${versionAfter(changes)}\n\n`));
      send();
      const changed = () => {
        changes++;
        // A stylesheet is often written in several steps.
        clearTimeout(timer);
        timer = setTimeout(send, QUIET_MS);
      };
      for (const folder of staticDir) {
        const watcher = watcherOf(folder);
        if (watcher === null) continue;
        watchers.push(watcher);
        watch(watcher, changed);
      }
    },
    cancel() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  });
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" },
  });
}

/** Null for a folder that is not there. */
function watcherOf(folder: string): Deno.FsWatcher | null {
  try {
    return Deno.watchFs(folder);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

async function watch(watcher: Deno.FsWatcher, changed: () => void): Promise<void> {
  for await (const { kind } of watcher) if (kind !== "access") changed();
}
