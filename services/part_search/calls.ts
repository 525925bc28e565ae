import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { money, named, vehicleChoice } from "../epc/answer_schemas.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { exactSearch } from "./exact_search.ts";
import { quickSearch } from "./quick_search.ts";
import { searchParts } from "./search_parts.ts";
import type { ExactSearchAnswer, PartHit, PartSearchAnswer, QuickAnswer } from "./types.ts";

const TAG = "Parts search";

const partHit = z.object({
  partNumber: z.string(),
  shown: z.string(),
  name: z.string(),
  price: money.nullable(),
  packQuantity: z.int(),
  unit: z.string(),
  series: z.array(named),
  place: z.object({
    seriesCode: z.string(),
    figureCode: z.string(),
    figureName: z.string(),
    callout: z.string(),
  }).nullable().describe("a figure that shows it"),
  replacedBy: z.array(z.object({ number: z.string(), shown: z.string() })),
  discontinued: z.boolean(),
}) satisfies z.ZodType<PartHit>;

const facet = named.extend({ count: z.int() });

const partSearchAnswer = pageOf(partHit).extend({
  kind: z.enum(["typed", "similar"]).describe("similar: nothing matched as typed"),
  facets: z.object({ series: z.array(facet), groups: z.array(facet) }),
}) satisfies z.ZodType<PartSearchAnswer>;

const exactSearchAnswer = z.object({
  asked: z.int(),
  found: z.array(partHit.extend({ typed: z.string() })),
  missing: z.array(z.string()),
  superseded: z.int(),
}) satisfies z.ZodType<ExactSearchAnswer>;

const quickPart = z.object({ partNumber: z.string(), shown: z.string(), name: z.string() });

const quickAnswer = z.object({
  vehicles: z.array(vehicleChoice),
  numbers: z.array(quickPart),
  parts: z.array(quickPart),
  figures: z.array(z.object({
    code: z.string(),
    number: z.string(),
    name: z.string(),
    seriesCode: z.string(),
    seriesName: z.string(),
  })),
}) satisfies z.ZodType<QuickAnswer>;

/** Calls of the parts search and the one search box. */
export const SEARCH_CALLS = [
  defineCall({
    operationId: "searchParts",
    method: "get",
    path: "/tis/sas/part-search",
    need: "SearchPage:view",
    tag: TAG,
    summary: "Search parts by number in any writing or by words of any language",
    input: z.object({
      keyword: z.string().max(LIMITS.keywordLength),
      seriesCode: z.string().optional(),
      group: z.string().optional().describe("main group code"),
      moduleType: z.literal("epc").optional(),
      ...paging,
    }),
    output: partSearchAnswer,
    run: searchParts,
  }),
  defineCall({
    operationId: "exactSearchParts",
    method: "post",
    path: "/tis/sas/exact-search",
    need: "AccurateSearchPage:view",
    tag: TAG,
    summary: `Find up to ${LIMITS.exactSearchNumbers} part numbers, and tell those that do not exist`,
    onlyReads: true,
    input: z.object({ numbers: z.string().describe("one a line, or parted by commas, semicolons or tabs") }),
    output: exactSearchAnswer,
    run: (ctx, input) => exactSearch(ctx, input.numbers),
  }),
  defineCall({
    operationId: "quickSearch",
    method: "get",
    path: "/tis/sas/quick-search",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "What the search box offers: vehicles, parts and figures, five of each",
    input: z.object({
      keyword: z.string().max(LIMITS.keywordLength),
      seriesCode: z.string().optional().describe("series whose figures are preferred"),
    }),
    output: quickAnswer,
    run: (ctx, input) => quickSearch(ctx, input.keyword, input.seriesCode ?? null),
  }),
];
