import { page } from "fresh";
import { readListPage } from "@/components/list/ListPage.tsx";
import { KnowledgeList } from "@/components/qa/KnowledgeList.tsx";
import { QuestionListPage } from "@/components/qa/QuestionListPage.tsx";
import { define } from "@/define.ts";
import { findKnowledge } from "@/services/qa/find_knowledge.ts";
import { techQuestionList } from "@/services/qa/question_lists.ts";

/** Technical questions that the reader may see, their own turn first; what closed ones taught (`tab=knowledge`, `keyword=...`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    if (url.searchParams.get("tab") === "knowledge") {
      const keyword = (url.searchParams.get("keyword") ?? "").slice(0, 200);
      return page({ list: null, found: await findKnowledge(ctx, "technical", keyword), keyword });
    }
    return page({ list: await readListPage(techQuestionList, ctx, url), found: [], keyword: "" });
  },
});

export default define.page<typeof handler>(({ data: { list, found, keyword }, state }) => (
  list
    ? <QuestionListPage kind="technical" list={techQuestionList} data={list} state={state} />
    : <KnowledgeList kind="technical" found={found} keyword={keyword} state={state} />
));
