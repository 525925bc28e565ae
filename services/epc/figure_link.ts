import type { Fragment } from "postgres";
import type { LinkVehicle } from "@/engines/links/link_kinds.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** The series that show figure `f`, as an array `series`: a lateral subquery. */
export function seriesOfFigure({ sql }: Ctx): Fragment {
  return sql`(
    select array_agg(distinct g.series_code order by g.series_code) as series
    from figure_places p
    join epc_groups g on g.id = p.group_id
    where p.figure_id = f.id
  )`;
}

/** Page of figure `f` below the base path, over `seen.series`: of the vehicle in context where its series shows the figure, else of its first series. */
export function figureLink({ sql }: Ctx, vehicle: LinkVehicle | null): Fragment {
  return sql`'EPC2D?' || case
    when ${vehicle?.seriesCode ?? null}::text = any(seen.series) then 'vin=' || ${vehicle?.vin ?? ""}::text
    else 'seriesCode=' || seen.series[1]
  end || '&figure=' || f.code`;
}
