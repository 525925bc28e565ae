import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isOverdue, workOrderScope } from "./rows.ts";

/** What waits at the stores of whoever acts. */
export interface WaitingWork {
  count: number;
  overdue: number;
  /** When the one that waits longest was raised, ISO 8601. */
  since: string;
  /** The next day by which some of it must be done and that has not passed, 'yyyy-MM-dd'. */
  nextDue: string | null;
}

/** Work orders that whoever acts can take up or end; null where there are none. */
export async function waitingWork(ctx: Ctx): Promise<WaitingWork | null> {
  if (!may(ctx.actor, "TsbWorkOrder:edit")) return null;
  const { sql } = ctx;
  const [row] = await sql<{ count: number; overdue: number; since: Date | null; nextDue: string | null }[]>`
    select count(*)::int, count(*) filter (where ${
    isOverdue(ctx)
  })::int as overdue, min(w.raised_at) as since,
      (min(w.due_on) filter (where not ${isOverdue(ctx)}))::text as next_due
    from tsb_work_orders w
    join tsb_asking b on b.id = w.document_id
    join orgs o on o.code = w.store_code
    where w.state in ('open', 'in_work') and ${workOrderScope(ctx, "TsbWorkOrder:edit")}`;
  if (!row?.since) return null;
  const { count, overdue, since, nextDue } = row;
  return { count, overdue, since: since.toISOString(), nextDue };
}
