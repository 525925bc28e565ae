import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { QuestionKind } from "../advance_question.ts";
import { closingDue, isOverdue, isUnanswered } from "../over_time.ts";

/** What boards count of questions; the list is narrowed by the same. */
export const MEASURES = [
  "asked",
  "waiting",
  "replied",
  "closed",
  "quick",
  "middle",
  "slow",
  "unreplied",
  "adopted",
  "noted",
  "open",
  "in-time",
  "late",
  "overdue",
  "unanswered",
] as const;
export type Measure = typeof MEASURES[number];

/** Whether a question, alias `q`, counts. */
export function counts(ctx: Ctx, kind: QuestionKind, measure: Measure): Fragment {
  const { sql } = ctx;
  const [short, long] = LIMITS.replyMinutes[kind];
  const within = (minutes: number) => sql`q.asked_at + ${minutes} * interval '1 minute'`;
  const due = closingDue(ctx);
  const now = sql`${ctx.clock()}::timestamptz`;
  switch (measure) {
    case "asked":
      return sql`q.stage <> 'draft'`;
    case "waiting":
      return sql`q.state = 'unanswered'`;
    case "replied":
      return sql`q.state = 'replied'`;
    case "closed":
      return sql`q.stage = 'closed'`;
    case "quick":
      return sql`q.first_reply_at < ${within(short)}`;
    case "middle":
      return sql`(q.first_reply_at >= ${within(short)} and q.first_reply_at <= ${within(long)})`;
    case "slow":
      return sql`q.first_reply_at > ${within(long)}`;
    case "unreplied":
      return sql`(q.stage <> 'draft' and q.first_reply_at is null)`;
    case "adopted":
      return sql`q.closed_by = 'adoption'`;
    case "noted":
      return sql`q.closed_by = 'note'`;
    case "open":
      return sql`q.stage not in ('draft', 'closed')`;
    case "in-time":
      return sql`(q.stage <> 'draft' and coalesce(q.closed_at, ${now}) <= ${due})`;
    case "late":
      return sql`q.closed_at > ${due}`;
    case "overdue":
      return isOverdue(ctx);
    case "unanswered":
      return isUnanswered(ctx);
  }
}
