import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { queryText } from "./query_text.ts";

/** Page and size in the query of a list, for its schema (`z.object({ ...paging })`). Bad values are healed: a list never refuses its address. */
export const paging = {
  /** From 1. */
  pageNo: z.coerce.number().int().min(1).catch(1),
  /** One of the sizes that the foot of a list offers (section 9). */
  pageSize: z.coerce.number().refine((size) => (LIMITS.pageSizes as readonly number[]).includes(size))
    .catch(LIMITS.pageSizeDefault),
};

/** A text that a list is searched for; one that is empty or too long is none. */
export const searchText = z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined);

/** Address of a list with its query; what is undefined, null or empty is left out. */
export function listHref(
  address: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  return address + queryText(query);
}
