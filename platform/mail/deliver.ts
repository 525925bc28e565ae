import { drainDeliveries, type DrainTools } from "@/services/deliveries/drain.ts";

/** Pause between two looks for mails that are due, milliseconds. */
const PAUSE_MS = 1000;

/** Sends what waits in `deliveries` until stopped; stopping waits for the mail that is on its way. */
export function deliverMails(tools: DrainTools): { stop: () => Promise<void> } {
  const pause = new AbortController();
  const running = (async () => {
    while (!pause.signal.aborted) {
      await drainDeliveries(tools).catch((error) => console.error("mails not delivered:", error));
      await new Promise<void>((done) => {
        if (pause.signal.aborted) return done();
        const timer = setTimeout(done, PAUSE_MS);
        pause.signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
      });
    }
  })();
  return {
    stop: () => {
      pause.abort();
      return running;
    },
  };
}
