import type { Fragment } from "postgres";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isOverdue, workOrderScope, workOrderTables } from "./rows.ts";
import type { CampaignProgress } from "./types.ts";

/** How far the work of one bulletin is, of the orders that the reader may see; null: there are none. */
export async function readCampaign(ctx: Ctx, tsbId: number): Promise<CampaignProgress | null> {
  if (!may(ctx.actor, "TsbWorkOrder:view")) return null;
  const which = ctx.sql`w.document_id = ${tsbId} and ${workOrderScope(ctx)}`;
  const [campaign] = await campaignsOf(ctx, which, 1);
  return campaign ?? null;
}

/** How far the work of each bulletin is, the latest first: of the orders that a condition over `workOrderTables` leaves in. */
export async function campaignsOf(ctx: Ctx, which: Fragment, limit: number): Promise<CampaignProgress[]> {
  const rows = await ctx.sql<CampaignProgress[]>`
    select b.id::int as tsb_id, b.code as tsb_code, ${
    titleColumn(ctx)
  } as title, min(w.due_on)::text as due_on, c.closed_at, ${countColumns(ctx)}
    from ${workOrderTables(ctx)}
    join tsb_campaigns c on c.document_id = w.document_id
    where ${which}
    group by b.id, b.code, r.id, c.closed_at, c.started_at
    order by c.started_at desc, b.code
    limit ${limit}`;
  return rows.map((row) => isoMoments(row));
}

/** How many orders there are, and how many in each state: columns of a grouped statement over `workOrderTables`. */
export function countColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`
    count(*)::int as total,
    count(*) filter (where w.state = 'open')::int as open,
    count(*) filter (where w.state = 'in_work')::int as in_work,
    count(*) filter (where w.state = 'done')::int as done,
    count(*) filter (where w.state = 'not_applicable')::int as not_applicable,
    count(*) filter (where ${isOverdue(ctx)})::int as overdue`;
}
