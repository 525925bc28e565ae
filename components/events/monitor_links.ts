import { z } from "zod";
import { PARKED_STATES } from "@/services/events/types.ts";
import { LIMITS } from "@/services/limits.ts";

const text = z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined);

/** What the monitor is asked for. Bad values are healed: a list never refuses its address. */
export const monitorQuery = z.object({
  /** The parked event whose details are shown. */
  id: z.coerce.number().int().min(1).optional().catch(undefined),
  consumer: text,
  state: z.enum(PARKED_STATES).optional().catch(undefined),
  keyword: text,
  pageNo: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce.number().refine((size) => (LIMITS.pageSizes as readonly number[]).includes(size))
    .catch(LIMITS.pageSizeDefault),
});
export type MonitorQuery = z.infer<typeof monitorQuery>;

/** Address of the monitor with these parameters; undefined ones are left out. */
export function monitorHref(basePath: string, query: Partial<MonitorQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${basePath}/EventMonitor${search.size ? `?${search}` : ""}`;
}
