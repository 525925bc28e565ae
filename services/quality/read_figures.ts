import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { qualityTables, reachesQuality } from "./rows.ts";
import type { QualityFigures } from "./types.ts";

/** Rows of a chart at most. */
const MOST = 10;

/** What is reported by part and by series, as far as the reader sees it; drafts are not counted. */
export async function readQualityFigures(ctx: Ctx): Promise<QualityFigures> {
  requireRight(ctx, "QualityFeedback:view");
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const by = (code: ReturnType<typeof sql>, name: ReturnType<typeof sql>) =>
    sql<QualityFigures["parts"]>`
      select ${code} as code, coalesce(${name}, '') as name, count(*)::int as reports, coalesce(sum(t.quantity), 0)::int as quantity
      from ${qualityTables(ctx)}
      where t.state <> 'draft' and ${code} is not null and ${reachesQuality(ctx)}
      group by 1, 2
      order by reports desc, quantity desc, code
      limit ${MOST}`;
  const [[all], parts, series] = await Promise.all([
    sql<[QualityFigures["all"]]>`
      select count(*)::int as reports, count(*) filter (where t.state in ('submitted', 'in_work'))::int as open,
        count(*) filter (where t.state = 'resolved')::int as resolved, count(*) filter (where t.state = 'refused')::int as refused
      from quality_reports t
      where t.state <> 'draft' and ${reachesQuality(ctx)}`,
    by(sql`t.part_number`, sql`name_in(p.names, ${chain})`),
    by(sql`t.series_code`, sql`name_in(s.names, ${chain})`),
  ]);
  return { all, parts: [...parts], series: [...series] };
}
