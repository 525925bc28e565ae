import { page } from "fresh";
import { z } from "zod";
import { Empty } from "@/components/Empty.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { TextField } from "@/components/Field.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import { listHref, paging } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FacetPane } from "@/components/part_search/FacetPane.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { PartRows } from "@/components/part_search/PartRows.tsx";
import { OrderControls } from "@/components/orders/OrderControls.tsx";
import { PartSide } from "@/components/epc/PartSide.tsx";
import { cartContent } from "@/services/orders/cart_content.ts";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { PART_ORDERS } from "@/services/part_search/part_order.ts";
import { exactHit } from "@/services/part_search/quick/exact_hit.ts";
import { searchPartsForPage } from "@/services/part_search/search_parts.ts";
import { hrefOfHit } from "@/islands/shell/quick_links.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { partData } from "@/components/epc/part_data.ts";
import { fromHere } from "@/components/table/from_here.ts";

const query = z.object({
  /** Only those that do not fit the vehicle. */
  fits: z.literal("not").optional().catch(undefined),
  keyword: z.string().trim().transform((text) => text.slice(0, LIMITS.keywordLength)).catch(""),
  seriesCode: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  part: z.string().optional().catch(undefined),
  sort: z.enum(PART_ORDERS).optional().catch(undefined),
  /** Whether the facet tells all series, or those with the most hits. */
  series: z.literal("all").optional().catch(undefined),
  ...paging,
});

/** Parts that do not fit the vehicle shown in their fold; a link leads to the others. */
const IN_FOLD = 20;
/** Series that the facet tells at first. */
const MOST_SERIES = 12;
/** Where the facet of series stands in the page. */
const SERIES = "facet-series";

/** Keyword search of parts: number in any writing, words in any language; narrowed by series and main group. */
export const handler = define.handlers({
  async GET(pageCtx) {
    const { url, state } = pageCtx;
    const { ctx } = state;
    const params = Object.fromEntries(url.searchParams);
    const asked = query.parse({ ...params, keyword: params.keyword ?? params.q });
    const request = {
      keyword: asked.keyword,
      seriesCode: asked.seriesCode || undefined,
      group: asked.group || undefined,
      vin: state.vin ?? undefined,
      sort: asked.sort,
      pageNo: asked.pageNo,
      pageSize: asked.pageSize,
      mostSeries: asked.series === "all" ? undefined : MOST_SERIES,
    };
    const fits = state.vin === null ? undefined : asked.fits ?? "may";
    const [exact, found, part, cart] = await Promise.all([
      // The search box without its script: what names one thing leads to it. Looked up beside the search, which most texts mean.
      params.q && !params.part ? attempt(() => exactHit(ctx, params.q!)) : null,
      // What does not fit is folded away below, over all pages; a few of it stand in the fold.
      asked.keyword
        ? attempt(() =>
          searchPartsForPage(ctx, { ...request, fits, foldMost: fits === "may" ? IN_FOLD : undefined })
        )
        : null,
      partData(ctx, asked.part, state.vin),
      cartContent(ctx),
    ]);
    if (exact?.ok) {
      const { kind, hit } = exact.ok;
      return pageCtx.redirect(hrefOfHit(state.basePath, kind, hit), 303);
    }
    return page({ asked, found, part, cart });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { asked, found } = data;
  const answer = found?.ok ?? null;
  const folded = answer?.folded ?? [];
  const isUnfit = asked.fits === "not" && state.vin !== null;
  const inFold = answer && !isUnfit ? answer.notFitting : 0;
  const anyFound = answer !== null && answer.total + inFold > 0;
  type Change = Partial<Record<keyof typeof asked, string | number | null>>;
  // What the address without it means is left out: each row names some addresses.
  const usualSize = state.incoming.switches.pageSizes.get("SearchPage") ?? LIMITS.pageSizeDefault;
  const here = {
    ...asked,
    pageNo: asked.pageNo === 1 ? null : asked.pageNo,
    pageSize: asked.pageSize === usualSize ? null : asked.pageSize,
    part: null,
  };
  const address = (change: Change) =>
    listHref(`${basePath}/SearchPage`, { ...here, pageNo: null, ...change });
  const href = (change: Change) => fromHere(address(change));
  const facetName = (facets: readonly { code: string; name: string }[] | undefined, code?: string) =>
    facets?.find((one) => one.code === code)?.name ?? code;
  const mayOrder = may(ctx.actor, "EPCCart:edit");
  const chips = chipsOf({
    fits: [t("part_search.fits"), isUnfit ? t("part_search.fitsNot") : undefined],
    seriesCode: [t("part.series"), facetName(answer?.facets.series, asked.seriesCode)],
    group: [t("part_search.group"), facetName(answer?.facets.groups, asked.group)],
  }, (filter) => href({ [filter]: null }));
  return (
    <>
      <PageHead
        title={t("page.SearchPage")}
        note={answer ? t("part_search.total", { total: answer.total }) : undefined}
        crumbs={[{ label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) }]}
        flush
      >
        <ExportButton
          ctx={ctx}
          kind="parts"
          query={{
            keyword: asked.keyword,
            seriesCode: asked.seriesCode,
            group: asked.group,
            sort: asked.sort,
          }}
          total={(answer?.total ?? 0) + inFold}
        />
      </PageHead>
      <FilterBar
        label={t("page.SearchPage")}
        submit={t("table.search")}
        keep={{ seriesCode: asked.seriesCode, group: asked.group, pageSize: asked.pageSize }}
      >
        <TextField
          name="keyword"
          label={t("part_search.keyword")}
          hideLabel
          type="search"
          placeholder={t("part_search.placeholder")}
          value={asked.keyword}
          error={found?.refusal ? sentenceOf(ctx, found.refusal) : undefined}
          class="search-keyword"
          autofocus
        />
      </FilterBar>
      <FilterChips chips={chips} clearHref={href({ seriesCode: null, group: null, fits: null })} t={t} />
      <div class="panes search-panes">
        {anyFound && (
          <div class="pane pane-sized facet-pane">
            <FacetPane
              label={t("part_search.narrow")}
              format={format}
              groups={[
                {
                  title: t("part.series"),
                  facets: answer.facets.series,
                  chosen: asked.seriesCode ?? null,
                  hrefOf: (seriesCode) => href({ seriesCode }),
                  id: SERIES,
                  others: answer.seriesInAll <= MOST_SERIES
                    ? undefined
                    : asked.series === "all"
                    ? { text: t("part_search.fewSeries"), href: address({ series: null }) }
                    : {
                      text: t("part_search.allSeries", { count: answer.seriesInAll }),
                      href: address({ series: "all" }),
                    },
                },
                {
                  title: t("part_search.group"),
                  facets: answer.facets.groups,
                  chosen: asked.group ?? null,
                  hrefOf: (group) => href({ group }),
                },
              ]}
            />
          </div>
        )}
        <div class="pane">
          {answer?.kind === "similar" && anyFound && (
            <p class="notice notice-info">{t("part_search.similar")}</p>
          )}
          <div class="table-scroll">
            {anyFound
              ? (
                <PartRows
                  hits={[...answer.records, ...folded]}
                  unfit={{
                    count: answer.notFitting,
                    allHref: inFold > folded.length ? href({ fits: "not" }) : null,
                  }}
                  currentPart={asked.part ?? null}
                  vin={state.vin}
                  seriesCode={asked.seriesCode ?? null}
                  mayOrder={mayOrder}
                  cart={data.cart}
                  sort={asked.sort}
                  sortHref={(sort) => href({ sort })}
                  partHref={(part) => address({ pageNo: here.pageNo, part })}
                  placeHref={(place) =>
                    epcHref(basePath, "EPC2D", {
                      ...(place.vin ? { vin: place.vin } : { seriesCode: place.seriesCode }),
                      figure: place.figureCode,
                      callout: place.callout,
                    })}
                  t={t}
                  format={format}
                />
              )
              : answer
              ? (
                <Empty title={t("part_search.none")} drawing="search">
                  {t("part_search.noneWhy", { keyword: asked.keyword })}
                </Empty>
              )
              : !found && (
                <Empty title={t("part_search.start")} drawing="search">{t("part_search.startWhy")}</Empty>
              )}
          </div>
          {answer && answer.total > 0 && (
            <Pager
              page={asked.pageNo}
              size={asked.pageSize}
              total={answer.total}
              href={(pageNo) => href({ pageNo })}
              keep={{
                keyword: asked.keyword,
                seriesCode: asked.seriesCode,
                group: asked.group,
                sort: asked.sort,
                series: asked.series,
                fits: asked.fits,
              }}
              t={t}
            />
          )}
        </div>
        {data.part && (
          <PartSide
            data={data.part}
            vin={state.vin ?? undefined}
            seriesCode={asked.seriesCode}
            closeHref={address({ pageNo: here.pageNo })}
            partHref={(part) => address({ pageNo: here.pageNo, part })}
            state={state}
          />
        )}
      </div>
      {mayOrder && <OrderControls state={state} />}
    </>
  );
});
