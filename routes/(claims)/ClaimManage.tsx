import { page } from "fresh";
import { NewDocument } from "@/components/documents/NewDocument.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";

const { working } = documentLists(claimDocument);

/** Claims of the reader's store, of the stores of a dealer group, or of all for the factory; stores alone begin one. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page({ data: await readListPage(working, ctx, url) });
  },
});

export default define.page<typeof handler>(({ data: { data }, state }) => (
  <ListPage
    list={working}
    data={data}
    state={state}
    parts={{
      tools: personOrNull(state.ctx)?.userType === "store" && (
        <NewDocument kind={claimDocument} ctx={state.ctx} />
      ),
    }}
  />
));
