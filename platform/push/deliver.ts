import { drainPushes, type PushTools } from "@/engines/pushes/drain_pushes.ts";
import { Rounds } from "../rounds.ts";
import { withTimeout } from "../with_timeout.ts";

/** Pause between two looks for hand-overs that are due, milliseconds; a signal ends it sooner. */
const PAUSE_MS = 1000;

/** Hands over what waits until stopped; stopping waits for what is on its way, for `lastMs` at most. */
export function deliverPushes(
  tools: PushTools & { on?: (channel: string, listener: () => void) => () => void },
  lastMs = 5000,
): { stop: () => Promise<void> } {
  const rounds = new Rounds({
    round: async (signal) => void await drainPushes({ ...tools, signal }),
    pauseMs: () => PAUSE_MS,
    failed: "nothing handed over",
  });
  const unsubscribe = tools.on?.("pushes", () => rounds.wake());
  return {
    async stop() {
      unsubscribe?.();
      await withTimeout(lastMs, rounds.stop()).catch(() => {});
    },
  };
}
