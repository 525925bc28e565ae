import { listHref } from "@/components/table/list_query.ts";

/** Parameters of the monitor: those of its list, and the parked event whose details are shown. */
export type MonitorQuery = Readonly<Record<string, string | number | undefined>> & { id?: number };

/** Address of the monitor with these parameters. */
export function monitorHref(basePath: string, query: MonitorQuery): string {
  return listHref(`${basePath}/EventMonitor`, query);
}
