import { recordChange } from "@/engines/audit/record_change.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";

/**
 * Gives open questions to one of the factory's staff who may answer them; those that are closed or wait at a node of a consultation stay with whom they have. Refuses `no-right`, `not-found` when one of
 * them is out of reach, and `user-unknown` for who cannot answer.
 *
 * @returns how many were given
 */
export function assignQuestions(
  ctx: Ctx,
  kind: QuestionKind,
  { questions, userCode }: { questions: readonly number[]; userCode: string },
): Promise<number> {
  const { list, view } = QUESTION_ROUTES[kind];
  requireRight(ctx, `${list}:assign`);
  return ctx.tx(async (tx) => {
    const { sql } = tx;
    const [person] = await sql<{ id: number }[]>`
      select id::int from users
      where user_code = ${userCode} and user_type = 'factory' and state = 'normal' and deleted_at is null`;
    if (!person || !(await peopleWith(tx, `${view}:reply`)).includes(person.id)) {
      throw refuseField("userCode", "user-unknown", { name: userCode });
    }
    const wanted = [...new Set(questions)];
    const held = await sql<{ id: number; storeCode: string; stage: string; assigneeId: number | null }[]>`
      select q.id::int, q.store_code, q.stage, q.assignee_id::int from questions q
      where q.id = any(${wanted}::bigint[]) and q.kind = ${kind} and q.stage <> 'draft'
        and ${questionScope(tx, `${list}:assign`)}
      order by q.id
      for update`;
    if (held.length < wanted.length) throw refuse("not-found");
    const given = held.filter(({ stage, assigneeId }) =>
      (stage === "unanswered" || stage === "replied") && assigneeId !== person.id
    );
    for (const { id, storeCode, stage, assigneeId } of given) {
      await sql`
        update questions set assignee_id = ${person.id}, version = version + 1, changed_at = ${tx.clock()}
        where id = ${id}`;
      await sql`
        insert into question_steps (question_id, action, stage, user_id, designated_id, at)
        values (${id}, 'designate', ${stage}, ${personOf(tx).id}, ${person.id}, ${tx.clock()})`;
      await recordChange(tx, {
        operation: `assign${kind === "part" ? "Part" : "Tech"}Questions`,
        funLink: list,
        subjectKind: view,
        subjectId: id,
        before: { assignee: assigneeId },
        after: { assignee: person.id },
      });
      sendLiveHint(tx, { topic: "questions", to: { org: storeCode }, id: String(id) });
    }
    return given.length;
  });
}
