import { z } from "zod";

/** What can be made to go wrong. */
export const FAULT_KINDS = [
  "status-500",
  "status-503",
  "status-429",
  "status-400",
  "status-401",
  "slow",
  "drop-before",
  "drop-after",
  "garbage",
] as const;

/** A fault that meets the next requests; read leniently, since a form sends texts. */
export const fault = z.object({
  kind: z.enum(FAULT_KINDS),
  /** How many requests it meets; null: all until it is switched off. */
  left: z.coerce.number().int().min(1).max(10_000).nullable(),
  /** Of `slow` the delay, of 429 and 503 the Retry-After, seconds. */
  seconds: z.coerce.number().min(0).max(600).default(0),
});
export type Fault = z.output<typeof fault>;

/** When it decides on an order. `by-size`: small ones at once, larger ones later by a call of its own. */
export const DECIDES = ["by-size", "at-once", "later"] as const;
export const manner = z.object({
  decides: z.enum(DECIDES),
  /** Until it calls back, seconds. */
  laterSeconds: z.coerce.number().min(0).max(600),
});
export type Manner = z.output<typeof manner>;

export const MANNER: Manner = { decides: "by-size", laterSeconds: 8 };

/** Lines up to which an order is decided at once. */
export const SMALL_ORDER = 2;
