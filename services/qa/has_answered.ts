import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Whether whoever acts has answered a question. */
export async function hasAnswered(ctx: Ctx, questionId: number): Promise<boolean> {
  const [row] = await ctx.sql`
    select from question_replies
    where question_id = ${questionId} and user_id = ${personId(ctx)} and part = 'answer'
    limit 1`;
  return row !== undefined;
}
