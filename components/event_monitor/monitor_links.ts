import { z } from "zod";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";
import { PARKED_STATES } from "@/engines/events/types.ts";

/** What the monitor is asked for. Bad values are healed: a list never refuses its address. */
export const monitorQuery = z.object({
  /** The parked event whose details are shown. */
  id: z.coerce.number().int().min(1).optional().catch(undefined),
  consumer: searchText,
  state: z.enum(PARKED_STATES).optional().catch(undefined),
  keyword: searchText,
  ...paging,
});
export type MonitorQuery = z.infer<typeof monitorQuery>;

/** Address of the monitor with these parameters. */
export function monitorHref(basePath: string, query: Partial<MonitorQuery>): string {
  return listHref(`${basePath}/EventMonitor`, query);
}
