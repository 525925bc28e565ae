import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { QUESTION_KINDS, type QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";
import { atTurn } from "./turn_words.ts";

/** Questions of a kind whose turn it is of whoever acts. */
export interface WaitingQuestions {
  kind: QuestionKind;
  count: number;
  /** Since when the one waits that waits longest, ISO 8601. */
  since: string;
  /** Page below the base path that lists them. */
  link: string;
}

/** What of questions whoever acts is to do, by kind; kinds without any are left out. */
export async function waitingQuestions(ctx: Ctx): Promise<WaitingQuestions[]> {
  const { sql } = ctx;
  const kinds = QUESTION_KINDS.filter((kind) => may(ctx.actor, `${QUESTION_ROUTES[kind].list}:view`));
  const found = await Promise.all(kinds.map(async (kind) => {
    const { list } = QUESTION_ROUTES[kind];
    const [row] = await sql<{ count: number; since: Date | null }[]>`
      select count(*)::int, min(coalesce(q.waiting_since, q.changed_at)) as since
      from questions q
      where q.kind = ${kind} and q.stage not in ('draft', 'closed') and ${
      questionScope(ctx, `${list}:view`)
    } and ${atTurn(ctx)}`;
    if (!row?.since) return [];
    return [{ kind, count: row.count, since: row.since.toISOString(), link: `${list}?queue=turn` }];
  }));
  return found.flat();
}
