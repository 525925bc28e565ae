import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { workOrderScope } from "./rows.ts";

/** Work orders that waited at each of some moments, and those of them whose day had passed at their store. */
export interface WorkTrend {
  waiting: number[];
  overdue: number[];
}

/**
 * How many work orders of the reader's stores waited; null for who does not see any.
 *
 * @param moments ISO 8601, one after the other
 */
export async function workTrend(ctx: Ctx, moments: readonly string[]): Promise<WorkTrend | null> {
  if (!may(ctx.actor, "TsbWorkOrder:view")) return null;
  const { sql } = ctx;
  const rows = await sql<{ waiting: number; overdue: number }[]>`
    select
      count(w.id)::int as waiting,
      (count(w.id) filter (where w.due_on < (m.at at time zone w.zone)::date))::int as overdue
    from unnest(${moments as string[]}::text[]::timestamptz[]) with ordinality m (at, place)
    left join (
      select w.id, w.due_on, w.raised_at, w.ended_at, o.zone
      from tsb_work_orders w
      join tsb_asking b on b.id = w.document_id
      join orgs o on o.code = w.store_code
      where (w.state in ('open', 'in_work') or w.ended_at > ${moments[0]!}) and ${workOrderScope(ctx)}
    ) w on w.raised_at <= m.at and (w.ended_at is null or w.ended_at > m.at)
    group by m.place
    order by m.place`;
  return { waiting: rows.map((row) => row.waiting), overdue: rows.map((row) => row.overdue) };
}
