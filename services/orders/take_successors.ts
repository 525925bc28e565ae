import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { successorsOf } from "@/services/epc/successors.ts";
import { replacementOf } from "./replacement.ts";
import type { ImportRow } from "./import_types.ts";

/**
 * Imported rows, those that are named replaced by what can be ordered in place of their part: a row for each part of the usual set, with the
 * row's number, note and vehicle. A row that nothing replaces stays, and is then told as it is.
 *
 * @param taken rows as ImportRow counts them
 */
export async function takeSuccessors(
  ctx: Ctx,
  rows: ImportRow[],
  taken: ReadonlySet<number>,
): Promise<ImportRow[]> {
  const numbers = rows.filter((row) => taken.has(row.row)).map((row) => normalPartNumber(row.partNumber));
  if (numbers.length === 0) return rows;
  const [sets, parts] = await Promise.all([
    successorsOf(ctx, numbers),
    ctx.sql<{ number: string; packQuantity: number }[]>`
      select number, pack_quantity from parts where number = any (${numbers}::text[])`,
  ]);
  const packs = new Map(parts.map((part) => [part.number, part.packQuantity]));
  return rows.flatMap((row) => {
    const number = normalPartNumber(row.partNumber);
    const set = taken.has(row.row) ? sets.get(number)?.[0] : undefined;
    // No quantity means one pack of the old part; what is no quantity is told of the row as typed.
    const quantity = row.quantity === "" ? packs.get(number)! : Number(row.quantity);
    if (!set || !Number.isInteger(quantity) || quantity < 1) return [row];
    return replacementOf(set, quantity).parts.map((part) => ({
      ...row,
      partNumber: part.number,
      insteadOf: row.partNumber,
      quantity: String(part.quantity),
    }));
  });
}
