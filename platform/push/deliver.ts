import { drainPushes, type PushTools } from "@/services/pushes/drain_pushes.ts";
import { Bell } from "../bus/bell.ts";

/** Pause between two looks for hand-overs that are due, milliseconds; a signal ends it sooner. */
const PAUSE_MS = 1000;

/** Hands over what waits until stopped; stopping waits for what is on its way, for `lastMs` at most. */
export function deliverPushes(
  tools: PushTools & { on?: (channel: string, listener: () => void) => () => void },
  lastMs = 5000,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const bell = new Bell();
  const deaf = tools.on?.("pushes", () => bell.ring());
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await drainPushes({ ...tools, signal: stopping.signal }).catch((error) => {
        console.error("nothing handed over:", error);
      });
      await bell.wait(PAUSE_MS, stopping.signal);
    }
  })();
  return {
    async stop() {
      deaf?.();
      stopping.abort();
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([running, new Promise<void>((done) => timer = setTimeout(done, lastMs))]);
      clearTimeout(timer);
    },
  };
}
