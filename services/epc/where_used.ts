import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { namesOfCodes } from "./code_names.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import { normalPartNumber } from "./part_number.ts";
import type { Fit, FitAnswer } from "./fit/fit_types.ts";
import { applicabilityInWords, type Condition, reasonOf } from "./reasons.ts";
import type { Page } from "@/kernel/paging.ts";
import type { PartUse } from "./part_types.ts";
import { visibleSeriesCodes } from "./visible_series.ts";

export interface WhereUsedRequest {
  partNumber: string;
  /** Only uses in this series. */
  seriesCode?: string;
  /** Whole VIN of the vehicle for which the part is looked at: its series comes first. */
  vin?: string;
  pageNo: number;
  pageSize: number;
}

type UseRow = Omit<PartUse, "applicability" | "fit" | "via"> & {
  partNumber: string;
  /** It is drawn as what may be fitted in its place. */
  byHeir: boolean;
  applicability: Condition[][];
  fit: Fit | null;
  /** What decides about the vehicle, nearest row first. */
  decided: Condition[][];
  /** Name of the vehicle's series. */
  vehicleSeries: string | null;
};

/**
 * The numbers whose lines tell where a part is used, as a CTE `stands`: its own, then those in whose place it may be fitted; so a successor is
 * found where its predecessor is drawn. Where no figure shows any of these, those that may be fitted in its place (`by_heir`): an old number is
 * found where what replaces it is drawn, as `fits_of` judges it.
 *
 * @param own the part's number, as a value or a column
 */
export function standsOf({ sql }: Pick<Ctx, "sql">, own: Fragment): Fragment {
  return sql`
    heirs (number) as (
      select ${own}
      union
      select i.number from heirs h cross join lateral (
        select number from part_stand_ins where stands_for = h.number offset 0
      ) i
    ), reached (number, by_heir) as (
      select number, number <> ${own} from heirs
      union
      select i.stands_for, r.by_heir from reached r cross join lateral (
        select stands_for from part_stand_ins where number = r.number offset 0
      ) i
    ), itself as (
      select exists (
        select
        from reached r
        join figure_lines l on l.part_number = r.number
        join figures f on f.id = l.figure_id and f.deleted_at is null
        where not r.by_heir
      ) as shown
    ), stands (number, by_heir) as (
      select number, bool_and(by_heir) from reached group by number
      having bool_and(by_heir) <> (select shown from itself)
    )`;
}

/** Figures in which a part is used, of the series that the reader may see: from part to figures; by which numbers `standsOf` says. */
export function whereUsed(ctx: Ctx, request: WhereUsedRequest): Promise<Page<PartUse>> {
  return runEpcQuery(async () => {
    const { sql } = ctx;
    const chain = ctx.chain as string[];
    const { pageNo, pageSize, seriesCode, vin = null } = request;
    const own = normalPartNumber(request.partNumber);
    const stands = sql`with recursive ${standsOf(ctx, sql`${own}::text`)}`;
    const from = sql`
      from stands st
      join figure_lines l on l.part_number = st.number
      join figures f on f.id = l.figure_id and f.deleted_at is null
      join figure_places fp on fp.figure_id = f.id
      join epc_groups g on g.id = fp.group_id
      join series s on s.code = g.series_code
      left join vehicles v on v.vin = ${vin}
      where s.code = any (${visibleSeriesCodes(ctx)})
        ${seriesCode ? sql`and s.code = ${seriesCode}` : sql``}`;
    const [[counted], rows] = await Promise.all([
      sql<{ total: number }[]>`${stands} select count(*) as total ${from}`,
      sql<UseRow[]>`
      ${stands}, page as materialized (
        select
          s.code as series_code, name_in(s.names, ${chain}) as series_name, g.code as group_code,
          name_in(g.names, ${chain}) as group_name, f.code as figure_code, f.number as figure_number,
          name_in(f.names, ${chain}) as figure_name, l.callout, l.quantity::float8 as quantity, l.id as line_id,
          l.part_number, st.by_heir, v.vin as asked_vin, v.series_code as asked_series,
          row_number() over (
            order by (s.code = v.series_code) is true desc, l.part_number <> ${own}, s.sort, s.code, g.path, fp.sort, f.code, l.sort
          ) as place
        ${from}
        order by place
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      )
      select
        p.series_code, p.series_name, p.group_code, p.group_name, p.figure_code, p.figure_number, p.figure_name, p.callout,
        p.quantity, p.part_number, p.by_heir, (select lf.applicability from line_fit(p.line_id, null) lf) as applicability,
        case when p.series_code = p.asked_series then p.asked_vin end as vin,
        case when p.series_code = p.asked_series then judged.fit when p.asked_vin is not null then 'not' end as fit,
        case when p.series_code = p.asked_series then judged.applicability else '[]' end as decided,
        (select name_in(s.names, ${chain}) from series s where s.code = p.asked_series) as vehicle_series
      from page p
      left join vehicles v on v.vin = p.asked_vin
      left join lateral line_fit(p.line_id, fit_subject_of(v)) judged on p.asked_vin is not null
      order by p.place`,
    ]);
    const names = await namesOfCodes(
      ctx,
      rows.flatMap((row) => [...row.applicability, ...row.decided]),
      seriesCode ?? null,
    );
    const records = rows.map((
      { partNumber, byHeir, applicability, fit, decided, vehicleSeries, ...row },
    ): PartUse => {
      const via = partNumber === own ? null : partNumber;
      const answer = (fit: Fit): FitAnswer => {
        if (row.vin === null) {
          const params = { names: row.seriesName, series: vehicleSeries! };
          return { fit, reason: ctx.t("epc.fit.series", params), via };
        }
        // What fits in its place says nothing of the older one.
        if (byHeir && fit === "fits") {
          return { fit: "unknown", reason: ctx.t("epc.fit.heir", { number: via! }), via: null };
        }
        return { fit, reason: reasonOf(ctx.t, fit, decided, names), via };
      };
      return {
        ...row,
        applicability: applicabilityInWords(ctx.t, applicability, names),
        via,
        fit: fit && answer(fit),
      };
    });
    return { pageNo, pageSize, total: counted!.total, records };
  });
}
