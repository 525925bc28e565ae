import { page } from "fresh";
import { QuestionBoardPage } from "@/components/qa/boards/QuestionBoardPage.tsx";
import { readBoardPage } from "@/components/qa/boards/read_board_page.ts";
import { define } from "@/define.ts";

/** What is overdue. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readBoardPage(ctx, "part", "overtime", url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionBoardPage kind="part" board="overtime" data={data} state={state} />
));
