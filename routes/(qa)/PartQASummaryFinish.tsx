import { page } from "fresh";
import { QuestionBoardPage } from "@/components/qa/boards/QuestionBoardPage.tsx";
import { readBoardPage } from "@/components/qa/boards/read_board_page.ts";
import { define } from "@/define.ts";

/** How many are closed, and how. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readBoardPage(ctx, "part", "finish", url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionBoardPage kind="part" board="finish" data={data} state={state} />
));
