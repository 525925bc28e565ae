import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { helpDocument } from "@/services/help/help_document.ts";

const list = documentLists(helpDocument).reading;

/** Help documents of the screens, those on top first. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(list, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ListPage
    list={list}
    data={data}
    state={state}
    parts={{
      carries: "list",
      row: ({ readState }) => ({ "data-unread": readState === "unread" ? "" : undefined }),
    }}
  />
));
