import { z } from "zod";
import { money } from "@/services/epc/types.ts";
import { orderTotals } from "./review/order_totals.ts";

/** What the calls of orders answer, and what they share with those of the cart: schemas, and the types inferred from them. Moments are ISO 8601. */

/** For what a part was chosen. */
export const origin = {
  vin: z.string().nullable(),
  seriesCode: z.string().nullable(),
  figureCode: z.string().nullable(),
  callout: z.string().nullable(),
};

export const consent = z.object({
  by: z.string().describe("account code"),
  name: z.string().describe("full name"),
  at: z.iso.datetime(),
  reason: z.string().describe("why it does not fit, as they were told"),
});
/** That somebody wants a part although it does not fit the line's vehicle. */
export type Consent = z.infer<typeof consent>;

export const jobTold = z.object({
  id: z.int(),
  title: z.string(),
  customer: z.string(),
  plate: z.string(),
  repairOrder: z.string(),
});
/** What an order or a cart says of its job. */
export type JobTold = z.infer<typeof jobTold>;

/** States of an order (docs/epc.md). */
export const ORDER_STATES = [
  "draft",
  "waiting",
  "handed_over",
  "accepted",
  "partly_accepted",
  "rejected",
  "push_failed",
  "cancelled",
] as const;

/** How urgent an order is. */
export const ORDER_KINDS = ["stock", "urgent", "vehicle_off_road"] as const;
export type OrderState = typeof ORDER_STATES[number];

/** What the dealer management system tells of an order after its decision. */
export const NEWS_KINDS = ["shipment", "invoice", "back_order"] as const;

/** Whether the dealer management system's decision is still to come. */
export function isUnderWay({ state }: { state: OrderState }): boolean {
  return state === "waiting" || state === "handed_over";
}

/** The hand-over has failed so far: why, and when it is tried next. */
const orderTrouble = z.object({
  reason: z.string().describe("in the caller's language"),
  nextTryAt: z.iso.datetime().nullable().describe("null when it was given up"),
});

export const orderHead = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  stateName: z.string(),
  kind: z.enum(ORDER_KINDS),
  wishedOn: z.iso.date().nullable(),
  storeCode: z.string(),
  storeName: z.string(),
  userName: z.string(),
  sentAt: z.iso.datetime(),
  lineCount: z.int(),
  pieceCount: z.int(),
  total: money,
  note: z.string(),
  trouble: orderTrouble.nullable()
    .describe("what is wrong with the hand-over to the dealer management system"),
  job: jobTold.nullable()
    .describe("the job that it was sent from; null outside its store, or without one"),
});
export type OrderHead = z.infer<typeof orderHead>;

const lineAnswer = z.object({
  accepted: z.int(),
  backOrdered: z.int(),
  refused: z.int(),
  reason: z.string().nullable().describe("in the caller's language, or as the other system wrote it"),
  expectedOn: z.iso.date().nullable().describe("when what is back-ordered is expected"),
});
/** What the dealer management system decided on a line. */
export type LineAnswer = z.infer<typeof lineAnswer>;

const lineProgress = z.object({
  shipped: z.int(),
  invoiced: z.int(),
  open: z.int().describe("pieces that are still to come"),
  backOrdered: z.int().describe("pieces of them that are on back order"),
  expectedOn: z.iso.date().nullable().describe("when what is on back order comes, as it was told last"),
});
/** How far a line has come: pieces. */
export type LineProgress = z.infer<typeof lineProgress>;

const orderNews = z.object({
  newsId: z.string(),
  kind: z.enum(NEWS_KINDS),
  reference: z.string().nullable().describe("number of the delivery note or invoice"),
  happenedAt: z.iso.datetime(),
  lines: z.array(z.object({
    lineNo: z.int(),
    quantity: z.int(),
    expectedOn: z.iso.date().nullable(),
  })),
});
/** What the dealer management system told after its decision. */
export type OrderNews = z.infer<typeof orderNews>;

const orderLine = z.object({
  lineNo: z.int(),
  partNumber: z.string(),
  shown: z.string(),
  name: z.string(),
  quantity: z.int(),
  unit: z.string(),
  price: money,
  core: money.nullable(),
  amount: money,
  ...origin,
  note: z.string(),
  consent: consent.nullable().describe("to a part that does not fit the vehicle"),
  listPrice: money.nullable().describe("what customers are asked for, without VAT"),
  discountGroup: z.string().nullable(),
  answer: lineAnswer.nullable().describe("what the dealer management system decided"),
  progress: lineProgress.nullable().describe("null before its decision"),
  cancellation: z.object({
    whyNot: z.string().nullable().describe("why it cannot be canceled, in the caller's language"),
    askedAt: z.iso.datetime().nullable(),
    refused: z.string().nullable().describe("why the dealer management system did not cancel it"),
    cancelledAt: z.iso.datetime().nullable(),
  }),
});
export type OrderLine = z.infer<typeof orderLine>;

export const order = orderHead.extend({
  dmsNumber: z.string().nullable().describe("the dealer management system's own number"),
  handedOverAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  refusedBecause: z.string().nullable().describe("why the whole order was refused, or null"),
  deliverTo: z.string().describe("lines of the address, parted by newlines; empty: not told"),
  totals: orderTotals,
  cancellation: z.object({
    undoUntil: z.iso.datetime().nullable().describe("the caller can take it back until then"),
    whyNot: z.string().nullable().describe("why it cannot be canceled, in the caller's language"),
    askedAt: z.iso.datetime().nullable(),
    refused: z.string().nullable().describe("why the dealer management system did not cancel it"),
    cancelledAt: z.iso.datetime().nullable(),
  }),
  news: z.array(orderNews).describe("in the order in which it happened"),
  lines: z.array(orderLine),
});
export type Order = z.infer<typeof order>;

/** Whether the receiver's answer to the question to cancel an order or a line is still to come. */
export function isCancelOpen(
  { cancellation }: { cancellation: Pick<OrderLine["cancellation"], "askedAt" | "refused" | "cancelledAt"> },
): boolean {
  const { askedAt, refused, cancelledAt } = cancellation;
  return askedAt !== null && refused === null && cancelledAt === null;
}
