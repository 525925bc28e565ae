import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";

/** pageNo and pageSize as the specification names them; lookup calls ask for up to 999 rows. */
export const paging = {
  pageNo: z.int().min(1).default(1).describe("from 1"),
  pageSize: z.int().min(1).max(LIMITS.lookupPageSize).default(LIMITS.pageSizeDefault).describe("rows a page"),
};

/** A page of a list. `total` counts all pages. */
export interface Page<T> {
  pageNo: number;
  pageSize: number;
  total: number;
  records: T[];
}

/** A page of a list: pageNo, pageSize, total and records. */
export function pageOf<S extends z.ZodType>(record: S) {
  return z.object({ pageNo: z.int(), pageSize: z.int(), total: z.int(), records: z.array(record) });
}
