import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { diagnosisFeedbackEnded } from "@/events/diagnosis.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { VDS_FEEDBACK, type VdsFeedbackAction, type VdsFeedbackKind } from "./feedback_states.ts";
import { readVdsFeedback } from "./read_feedback.ts";
import { answersVdsFeedback } from "./rows.ts";
import type { VdsFeedback } from "./types.ts";

/** What the store is told with it. */
interface Answered extends Asked {
  answer: string;
}

/** Answers feedback, as right or as one that nothing comes of. Refuses as `actOn` does, `feedback-ended`, `feedback-answer-needed` and `sensitive-word`. */
export async function endVdsFeedback(
  ctx: Ctx,
  kind: VdsFeedbackKind,
  { id, version, answer }: Answered,
  action: VdsFeedbackAction,
): Promise<VdsFeedback> {
  const reaches = (tx: Ctx) => answersVdsFeedback(tx, kind);
  await actOn(ctx, VDS_FEEDBACK[kind], { id, version }, action, reaches, async (tx, held) => {
    const said = answer.trim();
    if (said === "") throw refuseField("answer", "feedback-answer-needed");
    await requireCleanText(tx, { answer: said }, () => tx.t("diagnosis.feedback.answer"));
    const endedAt = tx.clock();
    const actor = personOf(tx);
    const [row] = await tx.sql<
      [{ diagnosisId: number | null; vin: string; storeCode: string; authorCode: string }]
    >`
      update vds_feedback t
      set answer = ${said}, ended_by = ${actor.id}, ended_at = ${endedAt}, state = ${held.state}
      from users a
      where t.id = ${held.id} and a.id = t.author_id
      returning t.diagnosis_id::int, t.vin, t.store_code, a.user_code as author_code`;
    await publish(tx, diagnosisFeedbackEnded, {
      feedbackId: held.id,
      version: held.version,
      ...row,
      outcome: held.state === "invalid" ? "invalid" : "resolved",
      actorCode: actor.userCode,
      endedAt: endedAt.toISOString(),
    });
    return { note: said };
  });
  return await readVdsFeedback(ctx, kind, id);
}
