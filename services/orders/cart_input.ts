import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { ORDER_KINDS } from "./types.ts";

/** What the calls of cart and orders take: schemas, and the types inferred from them. */

/** A note on a line or an order. */
const note = z.string().max(LIMITS.noteLength);

/** The deliberate wish for what does not fit: kept with who gave it, when, and the reason they were told. */
const consent = z.boolean().optional()
  .describe("the part is wanted although it does not fit the vehicle");

/** Longer than any number, code or callout, and short enough for the index that keeps lines apart. */
const code = z.string().max(100);

/** The job that the page shows: where another one is current by now, nothing is changed. */
export const expectedJob = z.int().positive().optional()
  .describe("job that is meant; refused where another one is current");

const was = z.int().min(0).optional().describe(
  "pieces that the page showed, to be told what somebody else set meanwhile",
);

export const cartItem = z.object({
  jobId: expectedJob,
  was,
  partNumber: code.min(1).describe("in any writing"),
  vin: code.optional().describe("17 characters, or the last 8"),
  seriesCode: code.optional().describe("series it was chosen for without a VIN"),
  figureCode: code.optional().describe("figure it was chosen in"),
  callout: code.optional().describe("its number in that figure"),
  note: note.optional(),
  consent,
  quantity: z.int().min(0).max(LIMITS.cartQuantity),
});
/** A part for the cart, with where it was chosen. */
export type CartItem = z.infer<typeof cartItem>;

export const addedItem = cartItem.extend({ quantity: z.int().min(1).max(LIMITS.cartQuantity).default(1) });

export const addedSuccessors = addedItem.extend({
  partNumber: code.min(1).describe("the part that is replaced, in any writing"),
  quantity: z.int().min(1).max(LIMITS.cartQuantity).default(1).describe("pieces of the replaced part"),
  choice: z.int().min(0).max(LIMITS.cartLines).default(0).describe("which of several sets, from 0"),
});
/** A part, what replaces which is for the cart. */
export type AddedSuccessors = z.infer<typeof addedSuccessors>;

export const cartLineChange = z.object({
  jobId: expectedJob,
  was,
  id: z.int().positive(),
  quantity: z.int().min(1).max(LIMITS.cartQuantity).optional(),
  note: note.optional(),
  consent,
});
/** What may be changed on a line of the cart page. */
export type CartLineChange = z.infer<typeof cartLineChange>;

export const orderWish = z.object({
  /** When the cart page is shown: the same key twice is the same order. */
  clientKey: z.string().min(8).max(64).describe("made by the client for this send, such as a UUID"),
  jobId: expectedJob,
  reviewed: z.string().max(64).optional()
    .describe("what the review told of itself; refused where the cart is another by now"),
  note: note.optional(),
  kind: z.enum(ORDER_KINDS).default("stock"),
  deliverTo: z.string().max(LIMITS.deliverToLength).optional()
    .describe("address; left out or empty: that of the store"),
  wishedOn: z.iso.date().optional().describe("day, of the next year at most"),
  confirmWithoutVehicle: z.boolean().default(false).describe("parts without a vehicle are meant"),
});
/** The cart as an order, as callers ask for it. */
export type OrderWish = z.input<typeof orderWish>;
