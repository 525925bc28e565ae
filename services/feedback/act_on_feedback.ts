import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked, type Held } from "@/engines/states/act_on.ts";
import { feedbackResolved, feedbackTaken } from "@/events/feedback.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { type FeedbackState, feedbackStates } from "./feedback_states.ts";
import { readFeedback } from "./read_feedback.ts";
import { dealsWith } from "./rows.ts";
import type { Feedback } from "./types.ts";

/** Says that whoever acts looks after it, also in somebody else's place. Refuses as `actOn` does, and `feedback-ended`. */
export async function takeFeedback(ctx: Ctx, asked: Asked): Promise<Feedback> {
  await actOn(ctx, feedbackStates, asked, "take", dealsWith, async (tx, held) => {
    await tx.sql`
      update feedback_reports set taken_by = ${
      personOf(tx).id
    }, taken_at = ${tx.clock()} where id = ${held.id}`;
    await publish(tx, feedbackTaken, { ...await toldOf(tx, held), actorCode: personOf(tx).userCode });
    return {};
  });
  return await readFeedback(ctx, asked.id);
}

/** What the sender is told with it. */
export interface Answered extends Asked {
  answer: string;
}

/** Answers feedback that was right. Refuses as `takeFeedback` does, `feedback-answer-needed` and `sensitive-word`. */
export function resolveFeedback(ctx: Ctx, asked: Answered): Promise<Feedback> {
  return endFeedback(ctx, asked, "resolve");
}

/** Answers feedback that nothing comes of, and says why. Refuses as `resolveFeedback` does. */
export function dismissFeedback(ctx: Ctx, asked: Answered): Promise<Feedback> {
  return endFeedback(ctx, asked, "dismiss");
}

async function endFeedback(
  ctx: Ctx,
  { id, version, answer }: Answered,
  action: "resolve" | "dismiss",
): Promise<Feedback> {
  await actOn(ctx, feedbackStates, { id, version }, action, dealsWith, async (tx, held) => {
    const said = answer.trim();
    if (said === "") throw refuseField("answer", "feedback-answer-needed");
    await requireCleanText(tx, { answer: said }, () => tx.t("feedback.answer"));
    const { id: actor, userCode } = personOf(tx);
    await tx.sql`
      update feedback_reports
      set answer = ${said}, ended_by = ${actor}, ended_at = ${tx.clock()}, state = ${held.state},
        taken_by = coalesce(taken_by, ${actor}), taken_at = coalesce(taken_at, ${tx.clock()})
      where id = ${held.id}`;
    await publish(tx, feedbackResolved, {
      ...await toldOf(tx, held),
      outcome: held.state === "invalid" ? "invalid" : "resolved",
      actorCode: userCode,
    });
    return { note: said };
  });
  return await readFeedback(ctx, id);
}

async function toldOf({ sql }: TxCtx, { id, version }: Held<FeedbackState>) {
  const [row] = await sql<[{ typeCode: string; storeCode: string | null; authorCode: string }]>`
    select t.type_code, t.org_code as store_code, a.user_code as author_code
    from feedback_reports t join users a on a.id = t.author_id
    where t.id = ${id}`;
  return { feedbackId: id, version, ...row };
}
