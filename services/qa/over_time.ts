import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** When a question, alias `q`, has been open for as long as it may (specification section 9): days of 24 hours. */
export function closingDue({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`(q.asked_at + ${LIMITS.questionDays} * interval '24 hours')`;
}

/** Whether a question, alias `q`, is open for longer than it may: what lists show, boards count and reminders tell. */
export function isOverdue(ctx: Pick<Ctx, "sql" | "clock">): Fragment {
  return ctx.sql`(q.stage not in ('draft', 'closed') and ${closingDue(ctx)} < ${ctx.clock()}::timestamptz)`;
}

/** Whether nobody has answered a consultation, alias `q`, by when an answer was due at its node. */
export function isUnanswered({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  return sql`(q.answer_due_at < ${clock()}::timestamptz)`;
}
