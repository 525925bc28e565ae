import type { Ctx } from "@/kernel/ctx.ts";
import type { CartLine } from "../types.ts";

/**
 * Pieces that one vehicle has of a line's part at the figure and callout where it was chosen, by the line's id; lines that the figure does
 * not name are missing. Where a callout has the part more than once, for other models, the most.
 */
export async function usualQuantities(
  { sql }: Ctx,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<number, number>> {
  const chosen = lines.flatMap(({ id, partNumber, figureCode, callout, vin }) =>
    figureCode === null || vin === null ? [] : [{ id, partNumber, figureCode, callout }]
  );
  if (chosen.length === 0) return new Map();
  const rows = await sql<{ id: number; usual: number }[]>`
    select r.id, max(l.quantity)::float8 as usual
    from jsonb_to_recordset(${sql.json(chosen)}) as r (
      id bigint, "partNumber" text, "figureCode" text, callout text
    )
    join figures f on f.code = r."figureCode" and f.deleted_at is null
    join figure_lines l on l.figure_id = f.id and l.part_number = r."partNumber"
      and (r.callout is null or l.callout = r.callout)
    where l.quantity is not null
    group by r.id`;
  return new Map(rows.map(({ id, usual }) => [Number(id), usual]));
}
