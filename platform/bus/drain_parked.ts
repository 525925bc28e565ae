import type { AnyConsumer, CtxWith } from "@/engines/events/effect.ts";
import { retryParked } from "@/engines/events/retry_parked.ts";
import { Rounds } from "../rounds.ts";

/** Between two looks without being woken, milliseconds. */
const POLL_MS = 1000;

/**
 * Tries parked events that are due, one after another, until stopped. Many processes may do so. To be woken when something was
 * parked, replayed or skipped.
 */
export function drainParked(ctxWith: CtxWith, consumers: readonly AnyConsumer[]): Rounds {
  return new Rounds({
    round: () => retryParked(ctxWith, consumers),
    pauseMs: () => POLL_MS,
    failed: "parked events not tried",
  });
}
