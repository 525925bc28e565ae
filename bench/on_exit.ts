const waiting = new Set<() => Promise<void>>();

/** Has something stopped when the bench is ended by a signal; answers how to stop it in the ordinary way, once. */
export function stopAtEnd(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const once = () => {
    waiting.delete(once);
    return stopped ??= stop();
  };
  waiting.add(once);
  return once;
}

/** From now on Ctrl-C and a request to terminate stop what the bench has started, the last first. */
export function stopOnSignals(): void {
  const end = async () => {
    for (const stop of [...waiting].reverse()) await stop().catch((error) => console.error(error));
    Deno.exit(130);
  };
  Deno.addSignalListener("SIGINT", end);
  if (Deno.build.os !== "windows") Deno.addSignalListener("SIGTERM", end);
}
