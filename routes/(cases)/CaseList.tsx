import { page } from "fresh";
import { ListBody, ListHead, readListPage } from "@/components/list/ListPage.tsx";
import { listLinks } from "@/components/list/list_links.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { FacetPane } from "@/components/part_search/FacetPane.tsx";
import { define } from "@/define.ts";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { CASE_FACETS, caseFacets } from "@/services/cases/case_facets.ts";
import { caseDocument } from "@/services/cases/case_document.ts";

const { reading } = documentLists(caseDocument);

/** Published cases, found by words in any language, and narrowed by series, symptom and fault code at the side. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const data = await readListPage(reading, ctx, url);
    return page({ data, facets: await caseFacets(ctx, data.asked) });
  },
});

export default define.page<typeof handler>(({ data: { data, facets }, state }) => {
  const { ctx, basePath, flash } = state;
  const links = listLinks(reading, basePath, data);
  const asked: Readonly<Record<string, unknown>> = data.asked;
  const titles = { seriesCode: "cases.seriesCode", symptoms: "cases.symptoms", dtc: "cases.dtc" } as const;
  const list = {
    list: reading,
    data,
    state,
    parts: {
      carries: "list",
      row: ({ readState }: { readState: string }) => ({
        "data-unread": readState === "unread" ? "" : undefined,
      }),
    },
  };
  return (
    <>
      <ListHead {...list} />
      <FlashNotice flash={flash} />
      <div class="panes search-panes">
        <div class="pane pane-sized facet-pane">
          <FacetPane
            label={ctx.t("cases.narrow")}
            format={formatOf(ctx)}
            groups={CASE_FACETS.map((name) => ({
              title: ctx.t(titles[name]),
              facets: facets[name],
              chosen: asked[name] === undefined ? null : String(asked[name]),
              hrefOf: (code) => links.href({ filter: { [name]: code ?? undefined } }),
            }))}
          />
        </div>
        <div class="pane page-fill">
          <ListBody {...list} />
        </div>
      </div>
    </>
  );
});
