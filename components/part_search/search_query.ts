import { z } from "zod";
import { paging } from "@/components/table/list_query.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { PART_ORDERS } from "@/services/part_search/part_order.ts";

/** What the address of the search page asks for. */
export const searchQuery = z.object({
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
export type SearchQuery = z.output<typeof searchQuery>;

/** Series that the facet tells at first. */
export const MOST_SERIES = 12;
