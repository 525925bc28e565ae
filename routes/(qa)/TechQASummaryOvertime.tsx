import { page } from "fresh";
import { QuestionBoardPage } from "@/components/qa/boards/QuestionBoardPage.tsx";
import { readBoardPage } from "@/components/qa/boards/read_board_page.ts";
import { define } from "@/define.ts";

/** What is overdue. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readBoardPage(ctx, "technical", "overtime", url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionBoardPage kind="technical" board="overtime" data={data} state={state} />
));
