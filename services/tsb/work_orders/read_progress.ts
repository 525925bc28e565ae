import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { campaignsOf, countColumns } from "./campaign_progress.ts";
import { workOrderScope, workOrderTables } from "./rows.ts";
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
    campaignsOf(ctx, which(), MOST),
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
    campaigns,
    regions: regions.map((row) => row.code === null ? { ...row, name: ctx.t("tsb.order.no_region") } : row),
    stores: [...stores],
  };
}
