import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { DiagnosisFeedbackForm } from "@/components/diagnosis/feedback/DiagnosisFeedbackForm.tsx";
import { DiagnosisFeedbackPage } from "@/components/diagnosis/feedback/DiagnosisFeedbackPage.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { vdsFeedbackList } from "@/services/diagnosis/feedback/feedback_lists.ts";
import { readVdsFeedback } from "@/services/diagnosis/feedback/read_feedback.ts";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined);
/** Whatever is wrong in the address counts as left out. */
const asked = z.object({ feedback: id, on: id, cause: z.string().max(60).catch("").default("") });

/** Feedback on diagnoses: its list, one of it (`feedback=12`), and writing it on a diagnosis (`on=7`, with the document that told the cause in `cause`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { feedback: one, on, cause } = asked.parse(Object.fromEntries(url.searchParams));
    if (one !== undefined) {
      const { ok: feedback } = await attempt(() => readVdsFeedback(ctx, "diagnosis", one));
      if (!feedback) throw new HttpError(404);
      return page({ feedback, writing: null, list: null });
    }
    if (on !== undefined && may(ctx.actor, "VDSFeedback:edit")) {
      const { ok: diagnosis } = await attempt(() => readDiagnosis(ctx, on, "VDSFeedback:edit"));
      if (!diagnosis) throw new HttpError(404);
      return page({ feedback: null, writing: { diagnosis, cause }, list: null });
    }
    return page({ feedback: null, writing: null, list: await readListPage(vdsFeedbackList, ctx, url) });
  },
});

export default define.page<typeof handler>(({ data: { feedback, writing, list }, state }) => {
  const { ctx, basePath } = state;
  if (feedback) return <DiagnosisFeedbackPage feedback={feedback} state={state} />;
  if (writing) return <DiagnosisFeedbackForm {...writing} state={state} />;
  return (
    <ListPage
      list={vdsFeedbackList}
      data={list!}
      state={state}
      parts={{
        tools: may(ctx.actor, "VDSFeedback:edit") && may(ctx.actor, "DiagnoseSelflist:view") && (
          <Button kind="primary" icon="plus" href={`${basePath}/DiagnoseSelflist`}>
            {ctx.t("diagnosis.feedback.give")}
          </Button>
        ),
      }}
    />
  );
});
