import { z } from "zod";
import { fitAnswer } from "@/services/epc/fit/fit_types.ts";
import { money, told } from "@/services/epc/types.ts";
import { consent, jobTold, origin } from "./types.ts";

/** What the calls of the cart answer: schemas, and the types inferred from them. Moments are ISO 8601. */

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
