import { page } from "fresh";
import { QuestionBoardPage } from "@/components/qa/boards/QuestionBoardPage.tsx";
import { readBoardPage } from "@/components/qa/boards/read_board_page.ts";
import { define } from "@/define.ts";

/** Questions by type, series, area and staff. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readBoardPage(ctx, "technical", "all", url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionBoardPage kind="technical" board="all" data={data} state={state} />
));
