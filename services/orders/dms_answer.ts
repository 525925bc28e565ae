import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { NEWS_KINDS } from "./types.ts";

/** What the database keeps: no control characters, no half characters. */
const words = z.string().refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), "no plain text")
  .trim().min(1);

/** A day of this century: the database knows no year 0. */
const day = z.iso.date().refine((text) => text.startsWith("20"), "not of this century");

const reason = words.max(120).nullish().transform((text) => text ?? null)
  .describe("code such as no-stock, or a sentence of the dealer management system");
const pieces = z.int().min(0).max(LIMITS.cartQuantity);

/** Later than its decision: something was shipped or invoiced, or what is backordered comes on a day. */
const dmsNews = z.object({
  newsId: words.max(64).describe(
    "the dealer management system's own name of it: the same again changes nothing",
  ),
  kind: z.enum(NEWS_KINDS),
  reference: words.max(64).nullish().transform((text) => text ?? null)
    .describe("number of the delivery note or invoice"),
  happenedAt: z.iso.datetime().refine((text) => text.startsWith("20"), "not of this century"),
  lines: z.array(z.object({
    lineNo: z.int().positive(),
    quantity: pieces.min(1),
    expectedOn: day.nullish().transform((day) => day ?? null).describe("of a back order: when it comes"),
  })).min(1).max(LIMITS.cartLines),
});
export type DmsNews = z.output<typeof dmsNews>;

/**
 * What the dealer management system tells of an order (docs/dms.md): its decision once, news beside it or later. With a reason and without lines
 * it refuses the whole order; without both it tells news alone.
 */
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
  })).max(LIMITS.cartLines).default([]),
  news: z.array(dmsNews).max(50).optional().describe("what has happened since"),
  cancellable: z.boolean().optional().describe("whether it would still cancel the order"),
});
export type DmsDecision = z.output<typeof dmsDecision>;

/** What it answers to the hand-over itself: that it has the order, or at once what it decided. */
export const dmsOrderAnswer = z.discriminatedUnion("state", [
  z.object({ state: z.literal("received"), dmsNumber: dmsDecision.shape.dmsNumber }),
  dmsDecision.extend({ state: z.literal("decided") }),
]);

/** What it answers when it cancels an order. */
export const dmsCancellation = z.object({ state: z.literal("cancelled") });

/** What it answers when it does not want an order: HTTP 400 or 422; likewise when it does not cancel one. */
export const dmsRefusal = z.object({ reason: words.max(120) });
