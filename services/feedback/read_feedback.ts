import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { answersTo } from "@/engines/states/answers.ts";
import { readCourse } from "@/engines/states/read_course.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { feedbackStates } from "./feedback_states.ts";
import { dealsWith, FEEDBACK_USE, feedbackColumns, feedbackTables, seesFeedback } from "./rows.ts";
import type { Feedback } from "./types.ts";

/** Feedback with the screen that it is about, its course, and what the reader may do with it. Refuses `no-right` and `not-found`. */
export async function readFeedback(ctx: Ctx, id: number): Promise<Feedback> {
  requireRight(ctx, "FeedbackList:view");
  const { sql } = ctx;
  const [row] = await sql<(Omit<Feedback, "actions" | "steps"> & { mayDeal: boolean })[]>`
    select ${
    feedbackColumns(ctx)
  }, t.answer, e.full_name as ended_by, t.address, t.vin, t.brand, t.lang, t.edition,
      t.browser, t.screen_width, t.screen_height, t.window_width, t.window_height, t.last_refusal,
      (
        select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) order by u.since, f.name), '[]')
        from file_uses u join files f on f.id = u.file_id
        where u.kind = ${FEEDBACK_USE} and u.id = t.id::text
      ) as attachments,
      ${dealsWith(ctx)} as may_deal
    from ${feedbackTables(ctx)}
    left join users e on e.id = t.ended_by
    where t.id = ${id} and ${seesFeedback(ctx)}`;
  if (!row) throw refuse("not-found");
  const { mayDeal, ...found } = row;
  return {
    ...isoMoments(found),
    steps: await readCourse(ctx, feedbackStates.kind, id),
    actions: answersTo(ctx, feedbackStates, row.state, () => mayDeal ? null : "no-right"),
  };
}

/** Whether the pictures of feedback may be seen: who may see it may. */
export async function maySeeFeedback(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.sql`
    select from feedback_reports t where t.id::text = ${id} and ${seesFeedback(ctx)}`;
  return row !== undefined;
}
