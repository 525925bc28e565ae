import { z } from "zod";
import { LIMITS } from "../limits.ts";

const reason = z.string().trim().min(1).max(120).nullish().transform((text) => text ?? null)
  .describe("code such as no-stock, or a sentence of the dealer management system");
const pieces = z.int().min(0).max(LIMITS.cartQuantity);

/** What the dealer management system decided on an order (docs/dms.md). Without lines and with a reason it refuses the whole order. */
export const dmsDecision = z.object({
  dmsNumber: z.string().trim().min(1).max(64).describe(
    "the dealer management system's own number of the order",
  ),
  reason,
  lines: z.array(z.object({
    lineNo: z.int().positive(),
    accepted: pieces,
    backOrdered: pieces.default(0).describe("pieces that follow later"),
    refused: pieces.default(0),
    reason,
    expectedOn: z.iso.date().nullish().transform((day) => day ?? null).describe(
      "day on which the rest is expected",
    ),
  })).max(LIMITS.cartLines),
});
export type DmsDecision = z.output<typeof dmsDecision>;

/** What it answers to the hand-over itself: that it has the order, or at once what it decided. */
export const dmsOrderAnswer = z.discriminatedUnion("state", [
  z.object({ state: z.literal("received"), dmsNumber: dmsDecision.shape.dmsNumber }),
  dmsDecision.extend({ state: z.literal("decided") }),
]);

/** What it answers when it does not want an order: HTTP 400 or 422. */
export const dmsRefusal = z.object({ reason: z.string().trim().min(1).max(120) });
