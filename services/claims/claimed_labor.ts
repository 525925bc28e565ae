import { titleColumn } from "@/engines/documents/list_parts.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { minutesOf } from "@/services/labor/time/labor_time.ts";

/** A released labor item as a claim takes it. */
export interface ClaimedLabor {
  code: string;
  /** In the caller's language. */
  name: string;
  minutes: number;
  /** Codes of all work that it includes. */
  includes: string[];
  /** It is for the series of the vehicle, or for every one. */
  isForSeries: boolean;
}

/**
 * Released labor items by their codes; what is not released is left out.
 *
 * @param series of the vehicle; null: not known yet
 */
export async function claimedLabor(
  ctx: Ctx,
  codes: readonly string[],
  series: string | null,
): Promise<Map<string, ClaimedLabor>> {
  if (codes.length === 0) return new Map();
  const { sql } = ctx;
  const rows = await sql<(Omit<ClaimedLabor, "minutes"> & { laborSeconds: number })[]>`
    with recursive included as (
      select s.labor_time_code as outer_code, c.code
      from labor_search s cross join unnest(s.contains) c (code)
      where s.labor_time_code = any(${[...codes]})
      union
      select i.outer_code, c.code
      from included i
      join labor_search s on s.labor_time_code = i.code
      cross join unnest(s.contains) c (code)
    )
    select s.labor_time_code as code, ${titleColumn(ctx)} as name, s.labor_seconds,
      array(select i.code from included i where i.outer_code = s.labor_time_code) as includes,
      (${series}::text is null or s.series_codes = '{}' or ${series} = any(s.series_codes)) as is_for_series
    from labor_search s
    join document_revisions r on r.id = s.revision_id and r.publish_state = 1 and r.stop_state = 0
    where s.labor_time_code = any(${[...codes]})`;
  return new Map(
    rows.map(({ laborSeconds, ...row }) => [row.code, { ...row, minutes: minutesOf(laborSeconds) }]),
  );
}
