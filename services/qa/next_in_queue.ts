import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";
import { atTurn } from "./turn_words.ts";

/** Id of the question that is next in the queue of whoever acts, in the order of the list, beside one that they are at; null where none is. */
export async function nextInQueue(ctx: Ctx, kind: QuestionKind, beside: number): Promise<number | null> {
  const { sql } = ctx;
  const [row] = await sql<{ id: number }[]>`
    select q.id::int from questions q
    where q.kind = ${kind} and q.stage not in ('draft', 'closed') and q.id <> ${beside}
      and ${questionScope(ctx, `${QUESTION_ROUTES[kind].view}:view` as Right)} and ${atTurn(ctx)}
    order by not q.urgent, coalesce(q.waiting_since, q.asked_at), q.id desc
    limit 1`;
  return row?.id ?? null;
}
