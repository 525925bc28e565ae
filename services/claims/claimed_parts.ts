import type { Ctx } from "@/kernel/ctx.ts";
import { partFits } from "@/services/cases/part_fits.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

/** A part of the catalogue as a claim takes it. */
export interface ClaimedPart {
  /** As the catalogue writes it. */
  shown: string;
  /** In the caller's language. */
  name: string;
  /** Of one piece, as decimal text; null: the list of the store has none. */
  price: string | null;
  currency: string | null;
  /** Null without a vehicle, or for one that is not known. */
  fit: FitAnswer | null;
}

/**
 * Parts by their numbers in the writing of the database, with the price of a list on a day and whether they fit a vehicle; what is no part is left out.
 *
 * @param day 'yyyy-MM-dd'
 */
export async function claimedParts(
  ctx: Ctx,
  numbers: readonly string[],
  { vin, priceList, day }: { vin: string | null; priceList: string | null; day: string },
): Promise<Map<string, ClaimedPart>> {
  if (numbers.length === 0) return new Map();
  const { sql, chain } = ctx;
  const rows = await sql<(Omit<ClaimedPart, "fit"> & { number: string })[]>`
    select p.number, p.shown, name_in(p.names, ${chain as string[]}) as name, o.net::text as price, o.currency
    from parts p
    left join lateral price_of(p.number, ${priceList}, ${day}::date) o on true
    where p.number = any(${[...numbers]}) and p.deleted_at is null`;
  const fits = await partFits(ctx, { vin, parts: rows.map(({ number }) => ({ partCode: number })) });
  const fitOf = new Map(fits.map(({ partCode, fit }) => [normalPartNumber(partCode), fit]));
  return new Map(rows.map(({ number, ...row }) => [number, { ...row, fit: fitOf.get(number) ?? null }]));
}
