import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";

/** Hits of which it is decided one by one whether they fit: beyond so many those of the vehicle's series count as fitting. */
const MOST_DECIDED = 5000;

/**
 * Parts of a statement: `judged`, the rows of `read` with `unfit`, whether they do not fit the vehicle, and `unknown_fit`. What its series shows, what no
 * figure shows, and what may stand for another part or another for it is decided as `decideFit` does; all else is shown by other series alone, which
 * fits only where it belongs to every series.
 */
export function unfitHits(ctx: Ctx, vin: string | null): Fragment {
  const { sql } = ctx;
  if (vin === null) {
    return sql`judged as not materialized (
      select *, false as unfit, false as unknown_fit from read
    )`;
  }
  return sql`
    asked_for as materialized (
      select id, row_number() over () as place
      from read
      where (select few from counted) and (
        series @> array[${seriesOfChoice(ctx, { vin })}] or series = '{}'
        or exists (select from supersessions s where s.from_number = read.id)
        or exists (select from supersessions s where s.to_number = read.id)
      )
      limit ${MOST_DECIDED}
    ), decided as materialized (
      select part as id, fit = 'not' as unfit, fit = 'unknown' as unknown_fit
      from fits_of((
        select jsonb_agg(jsonb_build_object('place', place, 'vin', ${vin}::text, 'part', id)) from asked_for
      ), told => false)
    ), judged as materialized (
      select read.*, coalesce(decided.unfit, not series @> array[${
    seriesOfChoice(ctx, { vin })
  }] and not exists (
        select from parts p
        where p.number = read.id and (p.standard_part_code is not null or p.auxiliary_code is not null)
      )) as unfit, coalesce(decided.unknown_fit, false) as unknown_fit
      from read
      left join decided using (id)
    )`;
}
