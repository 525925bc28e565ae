import { page } from "fresh";
import { MonthLeft } from "@/components/cases/MonthLeft.tsx";
import { NewDocument } from "@/components/documents/NewDocument.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { ownMonth } from "@/services/cases/count_submission.ts";

const { working } = documentLists(caseDocument);

/** Cases of the reader's store, or of all stores for the factory, each by its last revision; a store is told how many it can still submit. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const [data, month] = await Promise.all([readListPage(working, ctx, url), ownMonth(ctx)]);
    return page({ data, month });
  },
});

export default define.page<typeof handler>(({ data: { data, month }, state }) => (
  <ListPage
    list={working}
    data={data}
    state={state}
    parts={{
      tools: <NewDocument kind={caseDocument} ctx={state.ctx} />,
      above: <MonthLeft month={month} t={state.ctx.t} />,
    }}
  />
));
