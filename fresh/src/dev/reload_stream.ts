import type { Reload } from "../build_cache.ts";

/** How long the folders must be quiet. */
const QUIET_MS = 100;
/** After which an open page asks again while the server starts anew. */
const RETRY_MS = 40;

/** Pages that are open, told to load again: for newer modules, and for each change of a static file. */
export class Reloads {
  readonly #open = new Set<(newer: Reload["version"]) => void>();

  constructor(private readonly staticDir: readonly string[]) {}

  /** For what is served from now on. Pages that stand open are told by `tell`. */
  next(): Reload & { tell(): void } {
    const version = crypto.randomUUID();
    return {
      version: versionAfter(version, 0),
      stream: () => this.#stream(version),
      tell: () => this.#open.forEach((tell) => tell(version)),
    };
  }

  #stream(served: string): Response {
    const watchers: Deno.FsWatcher[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changes = 0;
    let close = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder();
        const send = () =>
          controller.enqueue(
            encoder.encode(`retry: ${RETRY_MS}\ndata: ${versionAfter(served, changes)}\n\n`),
          );
        const tell = (newer: string) => {
          served = newer;
          send();
        };
        send();
        this.#open.add(tell);
        close = () => this.#open.delete(tell);
        const changed = () => {
          changes++;
          // A stylesheet is often written in several steps.
          clearTimeout(timer);
          timer = setTimeout(send, QUIET_MS);
        };
        for (const folder of this.staticDir) {
          const watcher = watcherOf(folder);
          if (watcher === null) continue;
          watchers.push(watcher);
          watch(watcher, changed);
        }
      },
      cancel() {
        close();
        clearTimeout(timer);
        for (const watcher of watchers) watcher.close();
      },
    });
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" },
    });
  }
}

function versionAfter(started: string, changes: number): string {
  return `${started} ${changes}`;
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
