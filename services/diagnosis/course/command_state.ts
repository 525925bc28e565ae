import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** Where a command `c` stands: told apart by its moments. */
export function commandState({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  return sql`case
    when c.answered_at is not null and c.fault is null then 'done'
    when c.answered_at is not null then 'failed'
    when c.deadline <= ${clock()} then 'timed-out'
    when c.begun_at is not null then 'begun'
    when c.sent_at is not null then 'sent'
    else 'waiting'
  end`;
}
