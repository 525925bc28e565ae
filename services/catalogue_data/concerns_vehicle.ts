import type { Fragment } from "postgres";
import type { Sql } from "@/kernel/sql.ts";

/**
 * Whether a change of the catalogue, alias `c` of `catalogue_log`, concerns a vehicle: its own, or of its series; of a figure that is for
 * some model codes, when its own is among them. The vehicle is given as values or as columns.
 */
export function concernsVehicle(
  sql: Sql,
  { vin, series, models }: { vin: Fragment; series: Fragment; models: Fragment },
): Fragment {
  return sql`(
    c.code = ${vin}
    or (
      c.subject <> 'vehicle' and c.series @> array[${series}]::text[]
      -- A figure that fits other model codes alone is none of its own.
      and (c.subject <> 'figure' or not exists (
        select from figures f join figure_fits ff on ff.figure_id = f.id where f.code = c.code
      ) or exists (
        select from figures f join figure_fits ff on ff.figure_id = f.id
        where f.code = c.code and ff.model_code = any (${models}::text[])
      ))
    )
  )`;
}
