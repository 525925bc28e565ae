import type { Fragment } from "postgres";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isOverdue, workOrderScope, workOrderTables } from "./rows.ts";
import type { Counts, PlaceProgress, Progress, ProgressAsked } from "./types.ts";

/** Campaigns and stores in one answer at most; the counts of all hold everything. */
const MOST = 200;

/** How far the work is that bulletins ask for, of the orders that the reader may see. Refuses `no-right`. */
export async function readProgress(ctx: Ctx, { tsb, region }: ProgressAsked): Promise<Progress> {
  requireRight(ctx, "TsbWorkOrder:view");
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const which = () =>
    sql`${workOrderScope(ctx)}
      and ${tsb === undefined ? sql`true` : sql`b.code = ${tsb}`}
      and ${region === undefined ? sql`true` : sql`o.region_code = ${region}`}`;
  const [[all], campaigns, regions, stores] = await Promise.all([
    sql<Counts[]>`select ${countColumns(ctx)} from ${workOrderTables(ctx)} where ${which()}`,
    sql<(Counts & { tsbId: number; tsbCode: string; title: string; dueOn: string; closedAt: string })[]>`
      select b.id::int as tsb_id, b.code as tsb_code, ${
      titleColumn(ctx)
    } as title, c.due_on::text, c.closed_at,
        ${countColumns(ctx)}
      from ${workOrderTables(ctx)}
      join tsb_campaigns c on c.document_id = w.document_id
      where ${which()}
      group by b.id, b.code, r.id, c.due_on, c.closed_at, c.started_at
      order by c.started_at desc, b.code
      limit ${MOST}`,
    sql<PlaceProgress[]>`
      select o.region_code as code, coalesce(name_in(g.names, ${chain}), '') as name, ${countColumns(ctx)}
      from ${workOrderTables(ctx)}
      where ${which()}
      group by o.region_code, g.names
      order by o.region_code is null, 2, 1`,
    sql<PlaceProgress[]>`
      select o.code, name_in(o.names, ${chain}) as name, ${countColumns(ctx)}
      from ${workOrderTables(ctx)}
      where ${which()}
      group by o.code
      order by count(*) filter (where w.state in ('open', 'in_work')) desc, 2, 1
      limit ${MOST}`,
  ]);
  return {
    all: all!,
    campaigns: campaigns.map((row) => isoMoments(row)),
    regions: regions.map((row) => row.code === null ? { ...row, name: ctx.t("tsb.order.no_region") } : row),
    stores: [...stores],
  };
}

function countColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`
    count(*)::int as total,
    count(*) filter (where w.state = 'open')::int as open,
    count(*) filter (where w.state = 'in_work')::int as in_work,
    count(*) filter (where w.state = 'done')::int as done,
    count(*) filter (where w.state = 'not_applicable')::int as not_applicable,
    count(*) filter (where ${isOverdue(ctx)})::int as overdue`;
}
