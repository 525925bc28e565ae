import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";

/** What the database keeps: no control characters, no half characters. */
const words = z.string().refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), "no plain text")
  .trim().min(1);

/** A day of this century: the database knows no year 0. */
const day = z.iso.date().refine((text) => text.startsWith("20"), "not of this century");

const reason = words.max(120).nullish().transform((text) => text ?? null)
  .describe("code such as no-stock, or a sentence of the dealer management system");
const pieces = z.int().min(0).max(LIMITS.cartQuantity);

/** What the dealer management system decided on an order (docs/dms.md). Without lines and with a reason it refuses the whole order. */
export const dmsDecision = z.object({
  dmsNumber: words.max(64).describe(
    "the dealer management system's own number of the order",
  ),
  reason,
  lines: z.array(z.object({
    lineNo: z.int().positive(),
    accepted: pieces,
    backOrdered: pieces.default(0).describe("pieces that follow later"),
    refused: pieces.default(0),
    reason,
    expectedOn: day.nullish().transform((day) => day ?? null).describe(
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
export const dmsRefusal = z.object({ reason: words.max(120) });
