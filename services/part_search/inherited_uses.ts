import type { Ctx } from "@/kernel/ctx.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { standsOf } from "@/services/epc/where_used.ts";
import type { PartHit, PartPlace } from "./types.ts";

type InheritedUse = Pick<PartHit, "partNumber" | "series"> & { place: PartPlace };

/**
 * Series and a figure of parts that no figure shows by their own number: those of what each may be fitted in place of, or of what may be fitted in
 * its place (`standsOf`). Parts without any are left out. One statement.
 *
 * @param seriesCode series whose figures are told as places
 * @param vin whole VIN of the vehicle whose figures come first
 */
export async function inheritedUses(
  ctx: Ctx,
  numbers: readonly string[],
  seriesCode: string | null,
  vin: string | null,
): Promise<Map<string, InheritedUse>> {
  if (numbers.length === 0) return new Map();
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const rows = await sql<InheritedUse[]>`
    with visible as materialized (select s.code, s.names, s.sort from series s where ${visibleSeries(ctx)}),
    vehicle as materialized (select ${seriesOfChoice(ctx, { vin: vin ?? undefined })} as series_code)
    select w.number as part_number, used.series, used.place
    from unnest(${numbers as string[]}::text[]) as w (number)
    cross join lateral (
      with recursive ${standsOf(ctx, sql`w.number`)}, uses as materialized (
        select
          s.code, name_in(s.names, ${chain}) as name, s.sort, f.code as figure_code, f.names as figure_names, l.callout,
          s.code = (select series_code from vehicle) as of_vehicle
        from stands st
        join figure_lines l on l.part_number = st.number
        join figures f on f.id = l.figure_id and f.deleted_at is null
        join figure_places fp on fp.figure_id = f.id
        join epc_groups g on g.id = fp.group_id
        join visible s on s.code = g.series_code
      )
      select
        (
          select jsonb_agg(jsonb_build_object('code', one.code, 'name', one.name) order by one.sort, one.code)
          from (select distinct code, name, sort from uses) one
        ) as series,
        (
          select jsonb_build_object(
            'seriesCode', u.code, 'figureCode', u.figure_code, 'figureName', name_in(u.figure_names, ${chain}), 'callout', u.callout,
            'vin', case when u.of_vehicle then ${vin}::text end
          )
          from uses u
          where ${seriesCode}::text is null or u.code = ${seriesCode}
          order by u.of_vehicle is true desc, u.sort, u.code, u.figure_code
          limit 1
        ) as place
    ) used
    where used.place is not null and not exists (select from figure_lines l where l.part_number = w.number)`;
  return new Map(rows.map((row) => [row.partNumber, row]));
}
