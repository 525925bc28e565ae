import { page } from "fresh";
import { Empty } from "@/components/Empty.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { TextField } from "@/components/Field.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import { listHref } from "@/components/table/list_query.ts";
import { Pager } from "@/components/table/Pager.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { PartRows } from "@/components/part_search/PartRows.tsx";
import { OrderControls } from "@/components/orders/OrderControls.tsx";
import { PartSide } from "@/components/epc/PartSide.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { exactHit } from "@/services/part_search/quick/exact_hit.ts";
import { hrefOfHit } from "@/islands/shell/quick_links.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { SearchFacets } from "@/components/part_search/SearchFacets.tsx";
import { searchQuery } from "@/components/part_search/search_query.ts";
import { searchData } from "./(_page)/search_data.ts";

/** Keyword search of parts: number in any writing, words in any language; narrowed by series and main group. */
export const handler = define.handlers({
  async GET(pageCtx) {
    const { url, state } = pageCtx;
    const { ctx } = state;
    const params = Object.fromEntries(url.searchParams);
    const asked = searchQuery.parse({ ...params, keyword: params.keyword ?? params.q });
    // The search box without its script: what names one thing leads to it. Looked up beside the search, which most texts mean.
    const [exact, data] = await Promise.all([
      params.q && !params.part ? attempt(() => exactHit(ctx, params.q!)) : null,
      searchData(ctx, asked, state.vin),
    ]);
    if (exact?.ok) {
      const { kind, hit } = exact.ok;
      return pageCtx.redirect(hrefOfHit(state.basePath, kind, hit), 303);
    }
    return page({ asked, ...data });
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
            <SearchFacets answer={answer} asked={asked} address={address} t={t} format={format} />
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
