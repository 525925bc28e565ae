import type { DemoFilling } from "@/engines/demo/define_demo.ts";

/** So many labor items does a claim name. */
const NAMED = 2;

/**
 * Labor items that claims name: of a series those of the function group of the fault, else any of it.
 *
 * @returns codes by series and fault code
 */
export async function laborOfClaims(
  { sql }: Pick<DemoFilling, "sql">,
): Promise<(series: string, fault: string) => readonly string[]> {
  const rows = await sql<{ code: string; series: string[] }[]>`
    select l.labor_time_code as code, l.series_codes as series
    from labor_search l
    join document_revisions r on r.id = l.revision_id and r.publish_state = 1 and r.stop_state = 0
    order by l.labor_time_code`;
  return (series, fault) => {
    const own = rows.filter((one) => one.series.includes(series));
    const group = own.filter(({ code }) => code.startsWith(fault.slice(0, 2)));
    return (group.length > 0 ? group.slice(0, NAMED) : own.slice(0, 1)).map(({ code }) => code);
  };
}
