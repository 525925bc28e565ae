import { page } from "fresh";
import { readListPage } from "@/components/list/ListPage.tsx";
import { QuestionListPage } from "@/components/qa/QuestionListPage.tsx";
import { define } from "@/define.ts";
import { techQuestionList } from "@/services/qa/question_lists.ts";

/** Technical questions that the reader may see, their own queue first. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(techQuestionList, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionListPage kind="technical" list={techQuestionList} data={data} state={state} />
));
