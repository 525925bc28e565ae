import { Waker } from "../waker.ts";
import type { EmbeddedServer } from "./embedded.ts";

/** Between two looks, milliseconds. */
const LOOK_MS = 1000;
/** Waits before the second, third ... try to start it again, milliseconds. */
const PAUSES = [500, 1000, 2000, 5000, 10_000] as const;

/** Ends the watch; resolves when no start is under way any more. */
export type StopWatch = () => Promise<void>;

/**
 * Watches over an embedded server, which is no child of this process: when it is gone, killed or crashed, it is started again on the
 * same port, so that its address stays good, and both are told. Nobody else would: the portal lives on without it.
 */
export function keepRunning(
  server: Pick<EmbeddedServer, "isGone" | "startAgain">,
  lookMs = LOOK_MS,
): StopWatch {
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await new Waker().wait(lookMs, ending.signal);
      if (ending.signal.aborted || !await server.isGone()) continue;
      console.error("the embedded database is gone, starting it again");
      await startAgain(server, ending.signal);
    }
  })();
  return async () => {
    ending.abort();
    await watching;
  };
}

async function startAgain(server: Pick<EmbeddedServer, "startAgain">, ending: AbortSignal): Promise<void> {
  for (let tried = 0; !ending.aborted; tried++) {
    try {
      await server.startAgain();
      console.warn("the embedded database runs again");
      return;
    } catch (error) {
      console.error("the embedded database does not start, trying again:", error);
      await new Waker().wait(PAUSES[Math.min(tried, PAUSES.length - 1)]!, ending);
    }
  }
}
