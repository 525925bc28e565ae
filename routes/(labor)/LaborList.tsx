import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";

const { reading } = documentLists(laborDocument);
/** Says that the list began with the vehicle in context: taken off, its filter stays off. */
const BEGAN = "began";

/** Released labor items; opened without any filter while a vehicle is in context, those for that vehicle. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath, vin } } = context;
    if (vin !== null && url.search === "") {
      return context.redirect(
        `${basePath}/LaborList?${new URLSearchParams({ [BEGAN]: "vehicle", vin })}`,
        303,
      );
    }
    return page(await readListPage(reading, ctx, url, [BEGAN]));
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ListPage
    list={reading}
    data={data}
    state={state}
    parts={{
      carries: "list",
      row: ({ readState }) => ({ "data-unread": readState === "unread" ? "" : undefined }),
    }}
  />
));
