import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { cameFrom, writeFeedbackHref } from "@/components/feedback/feedback_links.ts";
import { FeedbackForm } from "@/components/feedback/FeedbackForm.tsx";
import { FeedbackPage } from "@/components/feedback/FeedbackPage.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { feedbackList } from "@/services/feedback/feedback_list.ts";
import { openFeedbackTypes } from "@/services/feedback/feedback_types.ts";
import { readFeedback } from "@/services/feedback/read_feedback.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  feedback: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  write: z.literal("1").optional().catch(undefined),
  at: z.string().max(2000).optional().catch(undefined),
});

/** Feedback: its list, one of it (`feedback=12`), and writing it (`write=1`, of the screen at `at`, else of the one that one came from). */
export const handler = define.handlers({
  async GET({ req, url, state: { ctx, basePath } }) {
    const { feedback: id, write, at } = asked.parse(Object.fromEntries(url.searchParams));
    if (id !== undefined) {
      const { ok: feedback } = await attempt(() => readFeedback(ctx, id));
      if (!feedback) throw new HttpError(404);
      return page({ feedback, writing: null, list: null });
    }
    if (write) {
      const from = at ?? cameFrom(req.headers.get("referer"), url, basePath);
      return page({ feedback: null, writing: { at: from, types: await openFeedbackTypes(ctx) }, list: null });
    }
    return page({ feedback: null, writing: null, list: await readListPage(feedbackList, ctx, url) });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { t } = state.ctx;
  if (data.feedback) return <FeedbackPage feedback={data.feedback} state={state} />;
  if (data.writing) return <FeedbackForm {...data.writing} state={state} />;
  return (
    <ListPage
      list={feedbackList}
      data={data.list!}
      state={state}
      parts={{
        tools: (
          <Button
            kind="primary"
            icon="plus"
            href={fromHere(writeFeedbackHref(state.basePath, "FeedbackList"))}
          >
            {t("feedback.write")}
          </Button>
        ),
      }}
    />
  );
});
