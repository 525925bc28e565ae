import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { bulletinDocument } from "@/services/bulletins/bulletin_document.ts";

const list = documentLists(bulletinDocument).reading;

/** Notices that whoever reads receives, those on top first. */
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
