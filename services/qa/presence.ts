import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";

/** How long a page that has said nothing more still counts as answering, ms. */
const SEEN_MS = 20_000;

/** Names of those who write an answer to a question now, but for whoever acts. */
export async function answeringNow(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.sql<{ name: string }[]>`
    select distinct u.full_name as name
    from question_presences p join users u on u.id = p.user_id
    where p.question_id = ${id} and p.until > ${ctx.clock()} and p.user_id is distinct from ${personId(ctx)}
    order by 1`;
  return rows.map(({ name }) => name);
}

/**
 * Notes that a page writes an answer, or has left off, and hints those who have the question open when that is news. Refuses `no-right` and `not-found`.
 *
 * @param tab given by the caller to each of its windows
 * @returns who else writes one
 */
export function noteAnswering(
  ctx: Ctx,
  kind: QuestionKind,
  { id, tab, leaves = false }: { id: number; tab: string; leaves?: boolean },
): Promise<string[]> {
  const right = `${QUESTION_ROUTES[kind].view}:reply` as const;
  requireRight(ctx, right);
  const person = personOf(ctx);
  return ctx.tx(async (tx) => {
    const { sql } = tx;
    const [question] = await sql<{ storeCode: string }[]>`
      select q.store_code from questions q where q.id = ${id} and q.kind = ${kind} and ${
      questionScope(tx, right)
    }`;
    if (!question) throw refuse("not-found");
    const now = tx.clock();
    // Whoever fell silent, wherever; what another process is just taking out is left to it.
    await sql`
      delete from question_presences
      where tab in (select p.tab from question_presences p where p.until < ${now} and p.tab <> ${tab} for update skip locked)`;
    const [before] = await sql`
      select from question_presences where tab = ${tab} and question_id = ${id} and until > ${now}`;
    if (leaves) await sql`delete from question_presences where tab = ${tab} and user_id = ${person.id}`;
    else {
      await sql`
        insert into question_presences as p (tab, question_id, user_id, until)
        values (${tab}, ${id}, ${person.id}, ${new Date(now.getTime() + SEEN_MS)})
        on conflict (tab) do update set question_id = excluded.question_id, until = excluded.until
        where p.user_id = excluded.user_id`;
    }
    if (leaves === (before !== undefined)) {
      sendLiveHint(tx, { topic: "questions", to: { org: question.storeCode }, id: String(id) });
    }
    return await answeringNow(tx, id);
  });
}
