import { page } from "fresh";
import { QuestionBoardPage } from "@/components/qa/boards/QuestionBoardPage.tsx";
import { readBoardPage } from "@/components/qa/boards/read_board_page.ts";
import { define } from "@/define.ts";

/** What is asked about: parts, series, types and dealers. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readBoardPage(ctx, "part", "analyze", url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <QuestionBoardPage kind="part" board="analyze" data={data} state={state} />
));
