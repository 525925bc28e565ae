import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { changeList } from "@/services/catalogue_data/change_list.ts";

/** What of the catalogue changed, also for one vehicle. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(changeList, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ListPage list={changeList} data={data} state={state} />
));
