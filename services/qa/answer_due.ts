import type { Fragment } from "postgres";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** Until when an answer is due that is waited for since `since`, by the business hours of the market of store `o` (docs/decisions/0191). */
export function answerDue({ sql }: Pick<Ctx, "sql">, since: Fragment): Fragment {
  return sql`worked_until(o.market_code, o.zone, ${since}, ${LIMITS.consultationMinutes})`;
}

/** Sets anew until when answers to the questions waiting in a market are due: its business hours have changed. */
export async function recomputeDue(tx: TxCtx, marketCode: string): Promise<void> {
  const { sql } = tx;
  await sql`
    update questions q
    set answer_due_at = ${answerDue(tx, sql`q.waiting_since`)}
    from orgs o
    where o.code = q.store_code and o.market_code = ${marketCode} and q.answer_due_at is not null`;
}
