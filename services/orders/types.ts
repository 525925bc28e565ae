import { z } from "zod";
import { fitAnswer } from "@/services/epc/fit/fit_types.ts";
import { money, told } from "@/services/epc/types.ts";
import { orderTotals } from "./review/order_totals.ts";

/** What the calls of cart and orders answer: schemas, and the types inferred from them. Moments are ISO 8601. */

const replacement = z.object({
  /** Together, with the pieces that the line's quantity becomes, rounded up to packs. */
  parts: z.array(z.object({
    number: z.string(),
    shown: z.string(),
    name: z.string(),
    quantity: z.int(),
  })),
  /** at_once: the line cannot be ordered any more; use_up_stock: it can, while there is stock. */
  kind: z.enum(["at_once", "use_up_stock"]),
});
/** A part that may be ordered in place of a cart line's. */
export type Replacement = z.infer<typeof replacement>;

/** For what a part was chosen. */
const origin = {
  vin: z.string().nullable(),
  seriesCode: z.string().nullable(),
  figureCode: z.string().nullable(),
  callout: z.string().nullable(),
};

const consent = z.object({
  by: z.string().describe("account code"),
  name: z.string().describe("full name"),
  at: z.iso.datetime(),
  reason: z.string().describe("why it does not fit, as they were told"),
});
/** That somebody wants a part although it does not fit the line's vehicle. */
export type Consent = z.infer<typeof consent>;

export const cartLine = z.object({
  id: z.int(),
  partNumber: z.string(),
  shown: z.string(),
  name: z.string(),
  quantity: z.int(),
  packQuantity: z.int(),
  unit: z.string(),
  price: money.nullable(),
  core: money.nullable(),
  listPrice: money.nullable().describe("what customers are asked for, without VAT"),
  discountGroup: z.string().nullable(),
  amount: money.nullable().describe("price times quantity; null without a price"),
  note: z.string(),
  ...origin,
  figureNumber: z.string().nullable(),
  figureName: z.string().nullable(),
  notOrderable: told.nullable().describe("why the line stops the order, or null"),
  otherVehicle: z.boolean().describe("for another vehicle than the job is"),
  fit: fitAnswer.nullable()
    .describe("to its vehicle, else to that of the job; null without either"),
  consent: consent.nullable().describe("to a part that does not fit; without it such a line stops the order"),
  replacement: replacement.nullable().describe(
    "what can be ordered today in its place; null: nothing is interchangeable",
  ),
  otherReplacements: z.array(replacement).describe("alternatives to it"),
});
export type CartLine = z.infer<typeof cartLine>;

export const cartSummary = z.object({
  lineCount: z.int(),
  pieceCount: z.int(),
  /** Null when the cart is empty or none has a price. */
  total: money.nullable().describe("net, of the lines that have a price"),
  updatedAt: z.iso.datetime().nullable().describe("null for a cart never touched"),
  jobId: z.int().nullable().describe("the job that is the cart; null while there is none"),
});
export type CartSummary = z.infer<typeof cartSummary>;

export const cartChange = cartSummary.extend({
  overwrote: z.int().nullable().describe(
    "pieces that had been set elsewhere since `was`, and are replaced; null: none",
  ),
});
export type CartChange = z.infer<typeof cartChange>;

export const cartContent = z.object({
  ...cartSummary.shape,
  title: z.string().nullable().describe("what the job is called; null while there is none"),
  words: z.string().describe("lines and pieces in the caller's language"),
  lines: z.array(z.object({
    partNumber: z.string(),
    name: z.string(),
    quantity: z.int(),
    vin: z.string().nullable(),
    figureCode: z.string().nullable(),
    callout: z.string().nullable(),
  })),
});
/** What steppers need to know of the cart. */
export type CartContent = z.infer<typeof cartContent>;

const jobTold = z.object({
  id: z.int(),
  title: z.string(),
  customer: z.string(),
  plate: z.string(),
  repairOrder: z.string(),
});
/** What an order or a cart says of its job. */
export type JobTold = z.infer<typeof jobTold>;

export const cart = cartSummary.extend({
  job: jobTold.nullable().describe("null while there is none"),
  lines: z.array(cartLine),
  note: z.string(),
  version: z.int().describe("changes with every change of the cart"),
  blocked: z.int().describe("lines that stop the order"),
  /** Sending them asks for a confirmation. */
  withoutVehicle: z.int(),
});
export type Cart = z.infer<typeof cart>;

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

/** One row of an import as it was read. */
export interface ImportRow {
  /** Row in the file or line in the pasted text, from 1. */
  row: number;
  partNumber: string;
  /** As typed. */
  quantity: string;
  note: string;
  /** As typed; empty: not said; null: for stock, for no vehicle. */
  vin: string | null;
  /** Where no VIN is said: what may be the last eight characters of one. */
  tail?: string;
  /** Number that was typed, where this part is taken in its place. */
  insteadOf?: string;
}

const importFault = z.object({
  row: z.int(),
  typed: z.string(),
  message: z.string(),
  misfit: z.boolean().describe(
    "all that is wrong is that it, or its successor, does not fit: it can be consented to",
  ),
  successor: z.string().nullable().describe("what can be ordered in its place, in words; null: nothing"),
});
export type ImportFault = z.infer<typeof importFault>;

export const importResult = z.object({
  imported: z.int(),
  left: z.array(importFault)
    .describe("rows that cannot be imported; empty unless goodRowsOnly"),
});
export type ImportResult = z.infer<typeof importResult>;
