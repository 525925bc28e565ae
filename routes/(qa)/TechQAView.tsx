import { HttpError, page } from "fresh";
import { KnowledgePage } from "@/components/qa/KnowledgePage.tsx";
import { QuestionPage } from "@/components/qa/QuestionPage.tsx";
import { readThread } from "@/components/qa/read_thread.ts";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { readKnowledge } from "@/services/qa/find_knowledge.ts";

/** One technical question with its thread (`id=17`), or what one taught (`knowledge=17`); without either the list. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath } } = context;
    const taught = Number(url.searchParams.get("knowledge"));
    if (Number.isSafeInteger(taught) && taught > 0) {
      const { ok: knowledge } = await attempt(() => readKnowledge(ctx, "technical", taught));
      if (!knowledge) throw new HttpError(404);
      return page({ knowledge, thread: null });
    }
    if (!url.searchParams.has("id")) return context.redirect(`${basePath}/TechQAList`, 303);
    const thread = await readThread(ctx, "technical", url);
    if (!thread) throw new HttpError(404);
    const { stage, id } = thread.question;
    if (stage === "draft") return context.redirect(`${basePath}/TechQAAdd?id=${id}`, 303);
    return page({ knowledge: null, thread });
  },
});

export default define.page<typeof handler>(({ data: { knowledge, thread }, state }) => (
  knowledge
    ? <KnowledgePage kind="technical" knowledge={knowledge} state={state} />
    : <QuestionPage kind="technical" data={thread!} state={state} />
));
