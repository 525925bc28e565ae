import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** pageNo and pageSize as the specification names them; lookup calls ask for up to 999 rows. */
export const paging = {
  pageNo: z.int().min(1).default(1).describe("from 1"),
  pageSize: z.int().min(1).max(LIMITS.lookupPageSize).default(LIMITS.pageSizeDefault).describe("rows a page"),
};

/** Schema of a page of a list. */
export function pageOf<S extends z.ZodType>(record: S) {
  return z.object({ pageNo: z.int(), pageSize: z.int(), total: z.int(), records: z.array(record) });
}

/** A page of a list. `total` counts all pages. */
export type Page<T> = z.infer<ReturnType<typeof pageOf<z.ZodType<T>>>>;
