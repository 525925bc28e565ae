import type { Ctx } from "@/kernel/ctx.ts";
import { laborByCodes, type ReleasedLabor } from "../released_labor.ts";
import { type ChargedItem, type ContainingItem, countOnce } from "./count_once.ts";

/** A labor item in a visit. */
export interface VisitLabor extends ChargedItem {
  /** Null where it is not released any more, or not to be read. */
  item: ReleasedLabor | null;
}

/** What labor items cost together: shared work counts once, whatever the reader may read of what they contain. */
export async function laborOfVisit(ctx: Ctx, codes: readonly string[]): Promise<VisitLabor[]> {
  if (codes.length === 0) return [];
  const [items, known] = await Promise.all([laborByCodes(ctx, codes), containing(ctx, codes)]);
  return countOnce(codes, known).map((charged) => ({ ...charged, item: items.get(charged.code) ?? null }));
}

/** The items and all that they contain, at whatever depth. */
async function containing({ sql }: Ctx, codes: readonly string[]): Promise<Map<string, ContainingItem>> {
  const rows = await sql<ContainingItem[]>`
    with recursive below (code) as (
      select c from unnest(${[...codes]}::text[]) c
      union
      select further from below b join labor_search s on s.labor_time_code = b.code, unnest(s.contains) further
    )
    select s.labor_time_code as code, s.labor_seconds, s.contains
    from below b
    join labor_search s on s.labor_time_code = b.code
    join document_revisions r on r.id = s.revision_id and r.publish_state = 1`;
  return new Map(rows.map((row) => [row.code, row]));
}
