import { HttpError, page } from "fresh";
import { QuestionPage } from "@/components/qa/QuestionPage.tsx";
import { readThread } from "@/components/qa/read_thread.ts";
import { define } from "@/define.ts";

/** One part question with its thread (`id=17`); without an id the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state } = context;
    if (!url.searchParams.has("id")) return context.redirect(`${state.basePath}/PartQAList`, 303);
    const data = await readThread(state.ctx, "part", url);
    if (!data) throw new HttpError(404);
    if (data.question.stage === "draft") {
      return context.redirect(`${state.basePath}/PartQAAdd?id=${data.question.id}`, 303);
    }
    return page(data);
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionPage kind="part" data={data} state={state} />
));
