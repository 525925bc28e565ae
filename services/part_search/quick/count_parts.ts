import type { Ctx } from "@/kernel/ctx.ts";
import { visiblePart } from "@/services/epc/part.ts";
import type { Match } from "../match_parts.ts";

/** Parts counted at most: beyond, it is enough to know that there are many. */
const MOST_COUNTED = 1000;

/** How many parts a search finds, counted up to 1000. */
export async function countParts(ctx: Ctx, match: Match | null): Promise<number> {
  if (match === null) return 0;
  const [row] = await ctx.sql<{ total: number }[]>`
    -- Planned for all its rows, so that the limit lures the planner from no index, but read no further than asked.
    with matched as materialized (
      select d.id
      from search_documents d
      where d.kind = 'part' and ${match.condition} and ${visiblePart(ctx)}
    )
    select count(*)::int as total from (select from matched limit ${MOST_COUNTED}) found`;
  return row!.total;
}
