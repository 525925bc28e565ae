import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { waitsForMe } from "./waiting.ts";

/**
 * How many documents waited for a decision of the reader at each of some moments; null for who decides on none. What was submitted anew after a
 * decision is counted from then on only: a revision keeps its last submission.
 *
 * @param moments ISO 8601, one after the other
 */
export async function approvalTrend(ctx: Ctx, moments: readonly string[]): Promise<number[] | null> {
  if (!may(ctx.actor, "MyVerify:view")) return null;
  const { sql } = ctx;
  const waits = await waitsForMe(ctx);
  const rows = await sql<{ count: number }[]>`
    select count(w.id)::int as count
    from unnest(${moments as string[]}::text[]::timestamptz[]) with ordinality m (at, place)
    left join (
      select r.id, r.submitted_at, r.decided_at
      from (
        select id, document_id, brand_code, org_code, department_code, submit_state, discard, submitted_at, null as decided_at
        from document_revisions
        where submit_state = 1
        union all
        select r.id, r.document_id, r.brand_code, r.org_code, a.department_code, 1, 1, r.submitted_at, a.decided_at
        from document_approvals a
        join document_revisions r on r.id = a.revision_id and r.submitted_at < a.decided_at
        where a.decided_at > ${moments[0]!}
      ) r
      join documents d on d.id = r.document_id
      where ${waits()}
    ) w on w.submitted_at <= m.at and (w.decided_at is null or w.decided_at > m.at)
    group by m.place
    order by m.place`;
  return rows.map(({ count }) => count);
}
