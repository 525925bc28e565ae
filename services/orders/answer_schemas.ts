import { z } from "zod";
import { money, told } from "../epc/answer_schemas.ts";
import { type Cart, type ImportResult, type Order, ORDER_STATES } from "./types.ts";

/** Schemas of what the calls of cart and orders answer; each is held to the type of the same name. */

export const summary = z.object({
  lineCount: z.int(),
  pieceCount: z.int(),
  total: money.nullable(),
  updatedAt: z.iso.datetime().nullable(),
});

const origin = {
  vin: z.string().nullable(),
  seriesCode: z.string().nullable(),
  figureCode: z.string().nullable(),
  callout: z.string().nullable(),
};

export const cart = summary.extend({
  lines: z.array(z.object({
    id: z.int(),
    partNumber: z.string(),
    shown: z.string(),
    name: z.string(),
    quantity: z.int(),
    packQuantity: z.int(),
    unit: z.string(),
    price: money.nullable(),
    core: money.nullable(),
    amount: money.nullable(),
    note: z.string(),
    ...origin,
    figureNumber: z.string().nullable(),
    figureName: z.string().nullable(),
    notOrderable: told.nullable(),
    replacement: z.object({
      parts: z.array(z.object({
        number: z.string(),
        shown: z.string(),
        name: z.string(),
        quantity: z.int(),
      })),
      kind: z.enum(["at_once", "use_up_stock"]),
    }).nullable(),
  })),
  note: z.string(),
  version: z.int(),
  blocked: z.int().describe("lines that stop the order"),
  withoutVehicle: z.int(),
}) satisfies z.ZodType<Cart>;

export const importResult = z.object({
  imported: z.int(),
  left: z.array(z.object({ row: z.int(), typed: z.string(), message: z.string() })),
}) satisfies z.ZodType<ImportResult>;

export const orderHead = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  stateName: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  userName: z.string(),
  sentAt: z.iso.datetime(),
  lineCount: z.int(),
  pieceCount: z.int(),
  total: money,
  note: z.string(),
  trouble: z.object({
    reason: z.string().describe("in the caller's language"),
    nextTryAt: z.iso.datetime().nullable().describe("null when it was given up"),
  }).nullable().describe("what is wrong with the hand-over to the dealer management system"),
});

export const order = orderHead.extend({
  dmsNumber: z.string().nullable().describe("the dealer management system's own number"),
  handedOverAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  refusedBecause: z.string().nullable(),
  lines: z.array(z.object({
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
    answer: z.object({
      accepted: z.int(),
      backOrdered: z.int(),
      refused: z.int(),
      reason: z.string().nullable(),
      expectedOn: z.iso.date().nullable(),
    }).nullable().describe("what the dealer management system decided"),
  })),
}) satisfies z.ZodType<Order>;
