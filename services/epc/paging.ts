import { z } from "zod";
import { LIMITS } from "../limits.ts";

/** pageNo and pageSize as the specification names them; lookup calls ask for up to 999 rows. */
export const paging = {
  pageNo: z.int().min(1).default(1).describe("from 1"),
  pageSize: z.int().min(1).max(LIMITS.lookupPageSize).default(LIMITS.pageSizeDefault).describe("rows a page"),
};
