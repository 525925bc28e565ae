import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { exactSearch } from "./exact_search.ts";
import { quickSearch } from "./quick/quick_search.ts";
import { searchParts } from "./search_parts.ts";
import { quickAnswer } from "./quick/quick_types.ts";
import { exactSearchAnswer, partSearch, partSearchAnswer, vehicleAsked } from "./types.ts";

const TAG = "Parts search";

/** The vehicle that a call asks for, or null. Refuses as the VIN look-up does. */
async function wholeVin(ctx: Ctx, typed: string | undefined): Promise<string | null> {
  return typed ? (await readVehicle(ctx, await fullVinOf(ctx, typed))).vin : null;
}

/** Calls of the parts search and the one search box. */
export const SEARCH_CALLS = [
  defineCall({
    operationId: "searchParts",
    method: "get",
    path: "/tis/sas/part-search",
    need: "SearchPage:view",
    tag: TAG,
    summary: "Search parts by number in any writing or by words of any language",
    input: partSearch,
    output: partSearchAnswer,
    run: async (ctx, input) =>
      searchParts(ctx, { ...input, vin: await wholeVin(ctx, input.vin) ?? undefined }),
  }),
  defineCall({
    operationId: "exactSearchParts",
    method: "post",
    path: "/tis/sas/exact-search",
    need: "AccurateSearchPage:view",
    tag: TAG,
    summary: `Find up to ${LIMITS.exactSearchNumbers} part numbers, and tell those that do not exist`,
    onlyReads: true,
    input: z.object({
      numbers: z.string().describe("one a line, or parted by commas, semicolons or tabs"),
      vin: vehicleAsked,
    }),
    output: exactSearchAnswer,
    run: async (ctx, input) => exactSearch(ctx, input.numbers, await wholeVin(ctx, input.vin)),
  }),
  defineCall({
    operationId: "quickSearch",
    method: "get",
    path: "/tis/sas/quick-search",
    need: "EPCIndex:view",
    tag: TAG,
    summary:
      "What the search box offers: vehicles, parts, orders, series, figures, documents and pages, five of each, the best first",
    input: z.object({
      keyword: z.string().max(LIMITS.keywordLength),
      seriesCode: z.string().optional().describe("series whose figures are preferred"),
      vin: vehicleAsked,
    }),
    output: quickAnswer,
    run: async (ctx, input) =>
      quickSearch(ctx, input.keyword, input.seriesCode ?? null, await wholeVin(ctx, input.vin)),
  }),
];
