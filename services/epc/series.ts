import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import type { Model, Named, Series } from "./types.ts";
import { visibleSeries } from "./visible_series.ts";

/** The series filter (specification section 3). What is left out does not narrow. */
export interface SeriesFilter {
  afterSaleType?: string;
  energyType?: string;
  brandCode?: string;
  subSaleType?: string;
  /** Language that the series must have a name in. */
  lang?: string;
  /** A model code of the series. */
  model?: string;
  /** A year in which it was built. */
  year?: number;
  /** Part of the name, in any language. */
  epcName?: string;
  visible?: number;
  state?: number;
  carType?: string;
  historyState?: number;
  /** Taken as the specification names it; what the user may see is checked whatever it says. */
  checkRole?: number;
}

function filterOf(ctx: Ctx, filter: SeriesFilter) {
  const { sql } = ctx;
  const name = filter.epcName?.trim().toLowerCase();
  return sql`
    ${visibleSeries(ctx)}
    ${filter.afterSaleType ? sql`and s.after_sale_type = ${filter.afterSaleType}` : sql``}
    ${filter.energyType ? sql`and s.energy_type = ${filter.energyType}` : sql``}
    ${filter.brandCode ? sql`and s.brand_code = ${filter.brandCode}` : sql``}
    ${filter.subSaleType ? sql`and s.sub_sale_type = ${filter.subSaleType}` : sql``}
    ${filter.lang ? sql`and s.names ? ${filter.lang}` : sql``}
    ${
    filter.model
      ? sql`and exists (
          select from model_codes m
          where m.series_code = s.code and m.code = ${filter.model.trim().toUpperCase()} and m.deleted_at is null
        )`
      : sql``
  }
    ${
    filter.year !== undefined
      ? sql`and s.year_from <= ${filter.year} and coalesce(s.year_to, 9999) >= ${filter.year}`
      : sql``
  }
    ${
    name
      ? sql`and exists (
          select from jsonb_each_text(s.names) as n (lang, name)
          where position(${name} in lower(n.name)) > 0
        )`
      : sql``
  }
    ${filter.visible !== undefined ? sql`and s.visible = ${filter.visible}` : sql``}
    ${filter.state !== undefined ? sql`and s.state = ${filter.state}` : sql``}
    ${filter.carType ? sql`and s.car_type = ${filter.carType}` : sql``}
    ${filter.historyState !== undefined ? sql`and s.history_state = ${filter.historyState}` : sql``}`;
}

/** Series that match the filter and that the user may see, by brand and order (call tisSeriesFilter). */
export function listSeries(ctx: Ctx, filter: SeriesFilter = {}): Promise<Series[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return runEpcQuery(async () => [
    ...await sql<Series[]>`
    select
      s.code as series_code, name_in(s.names, ${chain}) as epc_name,
      s.brand_code, name_in(b.names, ${chain}) as brand_name,
      s.after_sale_type, s.sub_sale_type,
      jsonb_build_object('code', e.code, 'name', name_in(e.names, ${chain})) as energy_type,
      jsonb_build_object('code', c.code, 'name', name_in(c.names, ${chain})) as car_type,
      s.year_from, s.year_to, s.visible, s.state, s.history_state, s.picture,
      (select count(*) from model_codes m where m.series_code = s.code and m.deleted_at is null) as model_count
    from series s
    join brands b on b.code = s.brand_code
    join energy_types e on e.code = s.energy_type
    join car_types c on c.code = s.car_type
    where ${filterOf(ctx, filter)}
    order by b.sort, b.code, s.history_state, s.sort, s.code`,
  ]);
}

/** Brands that have a series matching the filter (call tisBrandQ). */
export function listBrands(
  ctx: Ctx,
  filter: SeriesFilter = {},
): Promise<{ brandCode: string; brandName: string }[]> {
  const { sql } = ctx;
  return runEpcQuery(async () => [
    ...await sql<{ brandCode: string; brandName: string }[]>`
    select b.code as brand_code, name_in(b.names, ${ctx.chain as string[]}) as brand_name
    from brands b
    where exists (select from series s where s.brand_code = b.code and ${filterOf(ctx, filter)})
    order by b.sort, b.code`,
  ]);
}

/** Sub-types below a brand and an after-sale type (call tisSubSeriesType). */
export async function listSubSaleTypes(ctx: Ctx, brandCode: string, afterSaleType: string): Promise<Named[]> {
  const { sql } = ctx;
  return [
    ...await sql<Named[]>`
    select t.code, name_in(t.names, ${ctx.chain as string[]}) as name
    from sub_sale_types t
    where t.brand_code = ${brandCode} and t.after_sale_type = ${afterSaleType} and t.deleted_at is null
    order by t.sort, t.code`,
  ];
}

/** Models of a series, oldest first. Refuses `series-unknown` when it is not there or not visible. */
export function listModels(ctx: Ctx, seriesCode: string): Promise<Model[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return runEpcQuery(async () => {
    const [series] = await sql`select from series s where s.code = ${seriesCode} and ${visibleSeries(ctx)}`;
    if (!series) throw refuse("series-unknown");
    return [
      ...await sql<Model[]>`
      select
        m.code, name_in(m.names, ${chain}) as name, m.series_code, m.year, m.production_from, m.production_to,
        case when p.code is not null then jsonb_build_object('code', p.code, 'name', name_in(p.names, ${chain})) end as plant,
        case when k.code is not null then jsonb_build_object('code', k.code, 'name', name_in(k.names, ${chain})) end as market
      from model_codes m
      left join plants p on p.code = m.plant_code
      left join markets k on k.code = m.market_code
      where m.series_code = ${seriesCode} and m.deleted_at is null
      order by m.sort, m.code`,
    ];
  });
}
