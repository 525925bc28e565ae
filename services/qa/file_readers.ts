import type { UseReader } from "@/engines/files/readers.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";
import { readsNotes } from "./rows.ts";

/** Files of a question are for whoever may read it. */
export const mayReadQuestionFiles: UseReader = (ctx, id) => reaches(ctx, Number(id));

/** Files of a reply are for whoever may read it; those of a note for the factory alone. */
export const mayReadReplyFiles: UseReader = async (ctx, id) => {
  const [reply] = await ctx.sql<{ questionId: number; part: string; kind: QuestionKind }[]>`
    select r.question_id::int, r.part, q.kind
    from question_replies r join questions q on q.id = r.question_id
    where r.id = ${Number(id)}`;
  if (!reply || (reply.part === "note" && !readsNotes(ctx, reply.kind))) return false;
  return await reaches(ctx, reply.questionId);
};

async function reaches(ctx: Ctx, id: number): Promise<boolean> {
  const { sql } = ctx;
  const view = (kind: QuestionKind) => questionScope(ctx, `${QUESTION_ROUTES[kind].view}:view`);
  const [row] = await sql`
    select from questions q
    where q.id = ${id} and ((q.kind = 'part' and ${view("part")}) or (q.kind = 'technical' and ${
    view("technical")
  }))`;
  return row !== undefined;
}
