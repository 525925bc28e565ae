import { z } from "zod";
import { type Cell, defineExport, words } from "@/engines/exports/define_export.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { exactSearch } from "./exact_search.ts";
import { inPartOrder, PART_ORDERS } from "./part_order.ts";
import { searchAllParts } from "./search_parts.ts";
import type { PartHit } from "./types.ts";

const COLUMNS = [
  { key: "part", text: "part.partNumber", kind: "text", width: 18 },
  { key: "name", text: "part.name", kind: "text", width: 40 },
  { key: "figure", text: "part_search.place", kind: "text", width: 36 },
  { key: "callout", text: "part_search.callout", kind: "text", width: 8 },
  { key: "series", text: "part.series", kind: "text", width: 40 },
  { key: "price", text: "part.price", kind: "money", width: 12 },
  { key: "currency", text: "part.currency", kind: "text", width: 10 },
  { key: "pack", text: "part_search.pack", kind: "number", width: 8 },
  { key: "unit", text: "part.unit", kind: "text", width: 8 },
  { key: "replacedBy", text: "part.replacedBy", kind: "text", width: 28 },
  { key: "remark", text: "part_search.remark", kind: "text", width: 20 },
] as const;

type Key = typeof COLUMNS[number]["key"];

function cellsOf(ctx: Ctx, hit: PartHit): Record<Key, Cell> {
  const { t } = ctx;
  const { names } = formatOf(ctx);
  return {
    part: hit.shown,
    name: hit.name,
    figure: hit.place && hit.place.figureName,
    callout: hit.place && hit.place.callout,
    series: names(hit.series.map(({ name }) => name)),
    price: hit.price && hit.price.amount,
    currency: hit.price && hit.price.currency,
    pack: hit.packQuantity,
    unit: hit.unit,
    replacedBy: names(hit.replacedBy.map(({ shown }) => shown)),
    remark: hit.discontinued ? t("part.discontinued") : null,
  };
}

/** What a search of parts finds, as a spreadsheet; more than 50000 are refused as the search refuses them (200001). */
export const partsExport = defineExport({
  kind: "parts",
  title: "page.SearchPage",
  need: "SearchPage:view",
  page: "SearchPage",
  filter: z.object({
    keyword: z.string().trim().transform((text) => text.slice(0, LIMITS.keywordLength)).catch(""),
    seriesCode: z.string().optional().catch(undefined),
    group: z.string().optional().catch(undefined),
    sort: z.enum(PART_ORDERS).optional().catch(undefined),
  }),
  columns: COLUMNS,
  limit: LIMITS.epcKeywordParts,
  open: searchAllParts,
  cells: cellsOf,
  say: ({ t }, { keyword, seriesCode, group }) =>
    words([t("part_search.keyword"), keyword], [t("part.series"), seriesCode], [
      t("part_search.group"),
      group,
    ]),
});

/** What an exact search finds and misses, as a spreadsheet in the order of the page: as the numbers were pasted, or sorted; those that are missing at the end. */
export const exactExport = defineExport({
  kind: "exact-parts",
  title: "page.AccurateSearchPage",
  need: "AccurateSearchPage:view",
  page: "AccurateSearchPage",
  filter: z.object({
    numbers: z.string().catch(""),
    sort: z.enum(PART_ORDERS).optional().catch(undefined),
  }),
  columns: [{ key: "typed", text: "part_search.typed", kind: "text", width: 20 }, ...COLUMNS],
  limit: LIMITS.exactSearchNumbers,
  async open(ctx, { numbers, sort }) {
    const { found, missing } = await exactSearch(ctx, numbers);
    async function* all() {
      yield* inPartOrder(ctx, found, sort).map((hit) => ({ typed: hit.typed, hit: hit as PartHit | null }));
      yield* missing.map((typed) => ({ typed, hit: null }));
    }
    return { total: found.length + missing.length, records: all() };
  },
  cells(ctx, { typed, hit }) {
    if (hit) return { typed, ...cellsOf(ctx, hit) };
    const empty = Object.fromEntries(COLUMNS.map(({ key }) => [key, null])) as Record<Key, null>;
    return { typed, ...empty, remark: ctx.t("part_search.notFound") };
  },
  say: () => [],
});
