import { z } from "zod";
import { exportOf } from "@/engines/exports/known_exports.ts";
import { EXPORT_STATES } from "@/engines/exports/types.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** What the page of exports is asked for. Bad values are healed. */
export const exportQuery = z.object({
  kind: z.string().refine((kind) => exportOf(kind) !== undefined).optional().catch(undefined),
  state: z.enum(EXPORT_STATES).optional().catch(undefined),
  pageNo: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce.number().refine((size) => (LIMITS.pageSizes as readonly number[]).includes(size))
    .catch(LIMITS.pageSizeDefault),
});
export type ExportQuery = z.infer<typeof exportQuery>;

/** Address of the page with these parameters; undefined ones are left out. */
export function exportsHref(basePath: string, query: Partial<ExportQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${basePath}/MyDownload${search.size ? `?${search}` : ""}`;
}
