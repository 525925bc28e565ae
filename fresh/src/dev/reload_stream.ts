const started = crypto.randomUUID();

/**
 * Server-sent events with a version that differs after each start of the server and each change of a static file; a page
 * that sees another than before loads again.
 */
export function reloadStream(staticDir: string): Response {
  let watcher: Deno.FsWatcher | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = () => controller.enqueue(encoder.encode(`retry: 100\ndata: ${started} ${changes}\n\n`));
      send();
      try {
        watcher = Deno.watchFs(staticDir);
      } catch (error) {
        if (error instanceof Deno.errors.NotFound) return;
        throw error;
      }
      watch(watcher, () => {
        changes++;
        // A stylesheet is often written in several steps.
        clearTimeout(timer);
        timer = setTimeout(send, 100);
      });
    },
    cancel() {
      clearTimeout(timer);
      watcher?.close();
    },
  });
  return new Response(stream, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" },
  });
}

async function watch(watcher: Deno.FsWatcher, changed: () => void): Promise<void> {
  for await (const { kind } of watcher) if (kind !== "access") changed();
}
