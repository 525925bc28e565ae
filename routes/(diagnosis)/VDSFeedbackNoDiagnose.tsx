import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { NoDiagnosisForm } from "@/components/diagnosis/feedback/DiagnosisFeedbackForm.tsx";
import { DiagnosisFeedbackPage } from "@/components/diagnosis/feedback/DiagnosisFeedbackPage.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { vdsNoDiagnosisList } from "@/services/diagnosis/feedback/feedback_lists.ts";
import { readVdsFeedback } from "@/services/diagnosis/feedback/read_feedback.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  feedback: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  write: z.literal("1").optional().catch(undefined),
  vin: z.string().max(17).optional().catch(undefined),
});

/** Feedback where no diagnosis was possible: its list, one of it (`feedback=12`), and writing it (`write=1`, of a vehicle where the address names one). */
export const handler = define.handlers({
  async GET({ url, state: { ctx, vin: inContext } }) {
    const { feedback: one, write, vin = inContext } = asked.parse(Object.fromEntries(url.searchParams));
    if (one !== undefined) {
      const { ok: feedback } = await attempt(() => readVdsFeedback(ctx, "none", one));
      if (!feedback) throw new HttpError(404);
      return page({ feedback, writing: null, list: null });
    }
    if (write && may(ctx.actor, "VDSFeedbackNoDiagnose:edit")) {
      return page({ feedback: null, writing: { vin }, list: null });
    }
    return page({ feedback: null, writing: null, list: await readListPage(vdsNoDiagnosisList, ctx, url) });
  },
});

export default define.page<typeof handler>(({ data: { feedback, writing, list }, state }) => {
  const { ctx } = state;
  if (feedback) return <DiagnosisFeedbackPage feedback={feedback} state={state} />;
  if (writing) return <NoDiagnosisForm {...writing} state={state} />;
  return (
    <ListPage
      list={vdsNoDiagnosisList}
      data={list!}
      state={state}
      parts={{
        tools: may(ctx.actor, "VDSFeedbackNoDiagnose:edit") && (
          <Button kind="primary" icon="plus" href="?write=1">{ctx.t("diagnosis.feedback.write_none")}</Button>
        ),
      }}
    />
  );
});
