import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { liftCheckList } from "./lift_check_list.ts";

/** Yearly checks of workshop lifts. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(liftCheckList, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ListPage list={liftCheckList} data={data} state={state} />
));
