import { createHash } from "node:crypto";
import { z } from "zod";

/** An order as the portal hands it over (docs/dms.md); members that do not matter here may come along. */
export const dmsOrder = z.object({
  orderNumber: z.string().min(1),
  storeCode: z.string().min(1),
  lines: z.array(z.object({
    lineNo: z.int().positive(),
    partNumber: z.string().min(1),
    quantity: z.int().positive(),
  })).min(1),
});
export type DmsOrder = z.output<typeof dmsOrder>;

export interface DecidedLine {
  lineNo: number;
  accepted: number;
  backOrdered: number;
  refused: number;
  reason: string | null;
  expectedOn: string | null;
}

const DAY_MS = 86_400_000;

/** Pieces of a part in the warehouse: always the same for a part, none of about one in nine. */
export function stockOf(partNumber: string): number {
  const dice = drawOf(partNumber);
  if (dice % 9 === 0) return 0;
  return dice % 5 === 0 ? 3 + dice % 6 : 40 + dice % 400;
}

/** Days until a part comes in again. */
function restockDays(partNumber: string): number {
  return 4 + drawOf(partNumber) % 24;
}

/** A number that is always the same for a text. */
export function drawOf(partNumber: string): number {
  return createHash("sha256").update(partNumber).digest().readUInt32BE(0);
}

/**
 * Decides line by line: what is in stock is accepted, the rest follows on a day, what is no longer made is refused. Orders do not use up
 * stock, so that the same order gets the same decision on any day.
 */
export function decide(order: DmsOrder, discontinued: ReadonlySet<string>, now: Date): DecidedLine[] {
  return order.lines.map(({ lineNo, partNumber, quantity }) => {
    if (discontinued.has(partNumber)) {
      return {
        lineNo,
        accepted: 0,
        backOrdered: 0,
        refused: quantity,
        reason: "discontinued",
        expectedOn: null,
      };
    }
    const accepted = Math.min(quantity, stockOf(partNumber));
    const backOrdered = quantity - accepted;
    return {
      lineNo,
      accepted,
      backOrdered,
      refused: 0,
      reason: backOrdered > 0 ? "no-stock" : null,
      expectedOn: backOrdered > 0
        ? new Date(now.getTime() + restockDays(partNumber) * DAY_MS).toISOString().slice(0, 10)
        : null,
    };
  });
}
