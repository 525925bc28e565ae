import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** A model code as a column of the matrix. */
export interface MatrixModel {
  code: string;
  name: string;
  year: number | null;
  version: number;
  /** Codes of the values that it carries. */
  options: string[];
}

/** A configuration with its values, the rows of the matrix. */
export interface MatrixOption {
  code: string;
  name: string;
  state: 0 | 1;
  /** A value is in use as long as its configuration is. */
  values: { code: string; name: string; state: 0 | 1 }[];
}

export interface ConfigMatrix {
  series: { code: string; name: string }[];
  /** The one that is shown; null when there is none at all. */
  seriesCode: string | null;
  models: MatrixModel[];
  options: MatrixOption[];
}

/**
 * Which model codes of a series carry which option values.
 *
 * @param seriesCode the first series when it is left out or not known
 */
export async function readMatrix(ctx: Ctx, seriesCode: string | null): Promise<ConfigMatrix> {
  requireRight(ctx, "EpcModel:view");
  const { sql } = ctx;
  const chain = [...ctx.chain];
  const series = await sql<{ code: string; name: string }[]>`
    select s.code, name_in(s.names, ${chain}) as name
    from series s
    where s.deleted_at is null
      and exists (select from model_codes m where m.series_code = s.code and m.deleted_at is null)
    order by s.sort, s.code`;
  const shown = series.find(({ code }) => code === seriesCode)?.code ?? series[0]?.code ?? null;
  const [models, options] = await Promise.all([
    sql<MatrixModel[]>`
      select
        m.code, name_in(m.names, ${chain}) as name, m.year, m.version,
        array(select o.value_code from model_options o where o.model_code = m.code order by 1) as options
      from model_codes m
      where m.series_code = ${shown} and m.deleted_at is null
      order by m.sort, m.code`,
    sql<MatrixOption[]>`
      select
        o.code, name_in(o.names, ${chain}) as name, o.state,
        jsonb_agg(
          jsonb_build_object('code', v.code, 'name', name_in(v.names, ${chain}), 'state', least(v.state, o.state))
          order by v.sort, v.code
        ) as values
      from epc_options o
      join epc_option_values v on v.option_code = o.code and v.deleted_at is null
      where o.deleted_at is null
      group by o.code
      order by o.sort, o.code`,
  ]);
  return { series: [...series], seriesCode: shown, models: [...models], options: [...options] };
}
