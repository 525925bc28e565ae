import { page } from "fresh";
import { NewDocument } from "@/components/documents/NewDocument.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { helpDocument } from "@/services/help/help_document.ts";

const list = documentLists(helpDocument).working;

/** All help documents, each by its last revision, for those who write and approve them. */
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
    parts={{ tools: <NewDocument kind={helpDocument} ctx={state.ctx} /> }}
  />
));
