import type { Reload } from "../build_cache.ts";

/** How long the folders must be quiet. */
const QUIET_MS = 100;
/** After which an open page asks again while the server starts anew. */
const RETRY_MS = 40;

/** Told that something has changed; with the version of what is served from now on where it is another. */
type Tell = (newer?: string) => void;

/** Pages that are open, told to load again: for newer modules, and for each change of a static file. */
export class Reloads {
  readonly #open = new Set<Tell>();
  /** Of static files, counted from the start: one between the drawing of a page and its first connection is told as well. */
  #changes = 0;

  /** Watches the folders until `signal` ends it. */
  constructor(staticDir: readonly string[], signal?: AbortSignal) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      this.#changes++;
      // A stylesheet is often written in several steps.
      clearTimeout(timer);
      timer = setTimeout(() => this.#open.forEach((tell) => tell()), QUIET_MS);
    };
    const watchers = staticDir.map(watcherOf).filter((watcher) => watcher !== null);
    for (const watcher of watchers) void watch(watcher, changed);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    });
  }

  /** For what is served from now on. Pages that stand open are told by `tell`. */
  next(): Reload & { tell(): void } {
    const served = crypto.randomUUID();
    return {
      version: () => this.#version(served),
      stream: () => this.#stream(served),
      tell: () => this.#open.forEach((tell) => tell(served)),
    };
  }

  #version(served: string): string {
    return `${served} ${this.#changes}`;
  }

  #stream(served: string): Response {
    const encoder = new TextEncoder();
    let tell: Tell;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        tell = (newer = served) => {
          served = newer;
          const said = `retry: ${RETRY_MS}\ndata: ${this.#version(served)}\n\n`;
          controller.enqueue(encoder.encode(said));
        };
        tell();
        this.#open.add(tell);
      },
      cancel: () => void this.#open.delete(tell),
    });
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" },
    });
  }
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
