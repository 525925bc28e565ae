import { drainMails, type DrainTools } from "@/engines/mails/drain_mails.ts";
import { Rounds } from "../rounds.ts";

/** Pause between two looks for mails that are due, milliseconds. */
const PAUSE_MS = 1000;

/** Sends what waits in `deliveries` until stopped; stopping waits for the mails that are due. */
export function deliverMails(tools: DrainTools): { stop: () => Promise<void> } {
  const rounds = new Rounds({
    round: async () => void await drainMails(tools),
    pauseMs: () => PAUSE_MS,
    failed: "mails not delivered",
  });
  return { stop: () => rounds.stop() };
}
