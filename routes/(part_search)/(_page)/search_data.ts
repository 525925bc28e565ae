import { cartContent } from "@/services/orders/cart_content.ts";
import { searchPartsForPage } from "@/services/part_search/search_parts.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { partData } from "@/components/epc/part_data.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { MOST_SERIES, type SearchQuery } from "@/components/part_search/search_query.ts";

/** Parts that do not fit the vehicle shown in their fold; a link leads to the others. */
const IN_FOLD = 20;

/**
 * What the search page shows: hits, the part that is open beside them, and the cart.
 *
 * @param vin vehicle in context
 */
export async function searchData(ctx: Ctx, asked: SearchQuery, vin: string | null) {
  const request = {
    keyword: asked.keyword,
    seriesCode: asked.seriesCode || undefined,
    group: asked.group || undefined,
    vin: vin ?? undefined,
    sort: asked.sort,
    pageNo: asked.pageNo,
    pageSize: asked.pageSize,
    mostSeries: asked.series === "all" ? undefined : MOST_SERIES,
  };
  const fits = vin === null ? undefined : asked.fits ?? "may";
  const [found, part, cart] = await Promise.all([
    // What does not fit is folded away below, over all pages; a few of it stand in the fold.
    asked.keyword
      ? attempt(() =>
        searchPartsForPage(ctx, { ...request, fits, foldMost: fits === "may" ? IN_FOLD : undefined })
      )
      : null,
    partData(ctx, asked.part, vin),
    cartContent(ctx),
  ]);
  return { found, part, cart };
}
