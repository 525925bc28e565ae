import type { Ctx } from "@/kernel/ctx.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { partHits } from "./part_hits.ts";
import type { ExactSearchAnswer } from "./types.ts";

/** Numbers of a pasted list: one a line, or parted by commas, semicolons or tabs. A number may hold single spaces. */
function pastedNumbers(text: string): string[] {
  return text.split(/[\n\r,;\t，；、]+/).map((one) => one.trim()).filter((one) => one !== "");
}

/**
 * Finds up to 500 pasted numbers, each in any writing. A line that is no number as a whole is taken as several parted by
 * spaces when they are. What was not found is told as pasted.
 *
 * @param vin whole VIN of the vehicle for which they are looked for
 *
 * Refuses `epc-keyword-required` for an empty list and `exact-too-many` for a longer one.
 */
export function exactSearch(ctx: Ctx, pasted: string, vin: string | null = null): Promise<ExactSearchAnswer> {
  const typed = pastedNumbers(pasted);
  if (typed.length === 0) throw refuseField("numbers", "epc-keyword-required");
  requireFew(typed.length);
  return runEpcQuery(async () => {
    const pieces = typed.flatMap((one) => [one, ...piecesOf(one)]);
    requireFew(pieces.length - typed.length);
    const known = await visibleNumbers(ctx, pieces.map(normalPartNumber));
    const isKnown = (one: string) => known.has(normalPartNumber(one));
    const wanted = typed.flatMap((one) =>
      !isKnown(one) && piecesOf(one).some(isKnown) ? piecesOf(one) : [one]
    );
    requireFew(wanted.length);
    const found = wanted.filter(isKnown);
    const hits = await partHits(ctx, [...new Set(found.map(normalPartNumber))], null, vin);
    const byNumber = new Map(hits.map((hit) => [hit.partNumber, hit]));
    return {
      asked: wanted.length,
      found: found.map((one) => ({ typed: one, ...byNumber.get(normalPartNumber(one))! })),
      missing: wanted.filter((one) => !isKnown(one)),
      superseded: found.filter((one) => byNumber.get(normalPartNumber(one))!.replacedBy.length > 0).length,
    };
  });
}

function requireFew(count: number): void {
  const limit = LIMITS.exactSearchNumbers;
  if (count > limit) throw refuseField("numbers", "exact-too-many", { limit, count });
}

function piecesOf(typed: string): string[] {
  const pieces = typed.split(/\s+/);
  return pieces.length > 1 ? pieces : [];
}

async function visibleNumbers(ctx: Ctx, numbers: string[]): Promise<Set<string>> {
  const rows = await ctx.sql<{ id: string }[]>`
    select d.id
    from search_documents d
    join parts p on p.number = d.id and p.deleted_at is null
    where d.kind = 'part' and d.id = any (${[...new Set(numbers)]}::text[]) and ${visiblePart(ctx)}`;
  return new Set(rows.map((row) => row.id));
}
