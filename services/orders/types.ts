import type { Money, Told } from "../epc/types.ts";

/** A part that may be ordered in place of a cart line's. */
export interface Replacement {
  /** Parts that follow it together, with the pieces that the line's quantity becomes, rounded up to packs. */
  parts: { number: string; shown: string; name: string; quantity: number }[];
  /** at_once: the line cannot be ordered any more; use_up_stock: it can, while there is stock. */
  kind: "at_once" | "use_up_stock";
}

export interface CartLine {
  id: number;
  partNumber: string;
  shown: string;
  name: string;
  quantity: number;
  packQuantity: number;
  unit: string;
  price: Money | null;
  core: Money | null;
  /** Price times quantity; null without a price. */
  amount: Money | null;
  note: string;
  vin: string | null;
  seriesCode: string | null;
  figureCode: string | null;
  figureNumber: string | null;
  figureName: string | null;
  callout: string | null;
  /** Why the line stops the order, or null. */
  notOrderable: Told | null;
  replacement: Replacement | null;
}

export interface CartSummary {
  lineCount: number;
  pieceCount: number;
  /** Net, of the lines that have a price; null when the cart is empty or none has. */
  total: Money | null;
  /** ISO 8601; null for a cart never touched. */
  updatedAt: string | null;
}

export interface Cart extends CartSummary {
  lines: CartLine[];
  note: string;
  /** Changes with every change of the cart. */
  version: number;
  /** Lines that stop the order. */
  blocked: number;
  /** Lines without a vehicle: sending them asks for a confirmation. */
  withoutVehicle: number;
}

/** States of an order (docs/epc.md). */
export const ORDER_STATES = [
  "draft",
  "waiting",
  "handed_over",
  "accepted",
  "partly_accepted",
  "rejected",
  "push_failed",
] as const;
export type OrderState = typeof ORDER_STATES[number];

/** Whether the dealer management system's decision is still to come. */
export function isUnderWay({ state }: { state: OrderState }): boolean {
  return state === "waiting" || state === "handed_over";
}

export interface OrderHead {
  number: string;
  state: OrderState;
  /** In the reader's language. */
  stateName: string;
  storeCode: string;
  storeName: string;
  userName: string;
  sentAt: string;
  lineCount: number;
  pieceCount: number;
  total: Money;
  note: string;
  /** What is wrong with its hand-over, or null. */
  trouble: OrderTrouble | null;
}

/** The hand-over has failed so far: why, and when it is tried next (ISO 8601), null when it was given up. */
export interface OrderTrouble {
  reason: string;
  nextTryAt: string | null;
}

/** What the dealer management system decided on a line. */
export interface LineAnswer {
  accepted: number;
  backOrdered: number;
  refused: number;
  /** In the reader's language, or as the other system wrote it. */
  reason: string | null;
  /** `yyyy-MM-dd`: when what is back-ordered is expected. */
  expectedOn: string | null;
}

export interface OrderLine {
  lineNo: number;
  partNumber: string;
  shown: string;
  name: string;
  quantity: number;
  unit: string;
  price: Money;
  core: Money | null;
  amount: Money;
  vin: string | null;
  seriesCode: string | null;
  figureCode: string | null;
  callout: string | null;
  note: string;
  /** Null as long as nothing was decided. */
  answer: LineAnswer | null;
}

export interface Order extends OrderHead {
  /** The dealer management system's own number of the order. */
  dmsNumber: string | null;
  handedOverAt: string | null;
  answeredAt: string | null;
  /** Why the whole order was refused, or null. */
  refusedBecause: string | null;
  lines: OrderLine[];
}

/** One row of an import as it was read. */
export interface ImportRow {
  /** Row in the file or line in the pasted text, from 1. */
  row: number;
  partNumber: string;
  /** As typed. */
  quantity: string;
  note: string;
  vin: string;
}

export interface ImportFault {
  row: number;
  typed: string;
  message: string;
}

export interface ImportResult {
  imported: number;
  /** Rows left out because they cannot be imported; empty unless good rows only were asked for. */
  left: ImportFault[];
}
