import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";

/** A series with how much of it is illustrated. */
export interface SeriesCount {
  code: string;
  name: string;
  brandCode: string;
  brandName: string;
  yearFrom: number;
  yearTo: number | null;
  energy: string;
  models: number;
  figures: number;
}

/** What the home page counts for one reader. */
export interface HomeCounts {
  /** Figures the reader may see, each once. */
  figures: number;
  cartLines: number;
  favorites: number;
}

/** Figures and models of each series the reader may see, by brand and order. */
export async function seriesCounts(ctx: Ctx): Promise<SeriesCount[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return [
    ...await sql<SeriesCount[]>`
    select
      s.code, name_in(s.names, ${chain}) as name, s.brand_code, name_in(b.names, ${chain}) as brand_name,
      s.year_from, s.year_to, name_in(e.names, ${chain}) as energy,
      (select count(*) from model_codes m where m.series_code = s.code and m.deleted_at is null)::int as models,
      (
        select count(distinct p.figure_id)
        from epc_groups g
        join figure_places p on p.group_id = g.id
        where g.series_code = s.code
      )::int as figures
    from series s
    join brands b on b.code = s.brand_code
    join energy_types e on e.code = s.energy_type
    where ${visibleSeries(ctx)}
    order by b.sort, b.code, s.history_state, s.sort, s.code`,
  ];
}

/** Figures, cart lines and favorites of the reader. */
export async function homeCounts(ctx: Ctx): Promise<HomeCounts> {
  const { sql } = ctx;
  const user = personId(ctx);
  const [row] = await sql<HomeCounts[]>`
    select
      (
        select count(distinct p.figure_id)
        from series s
        join epc_groups g on g.series_code = s.code
        join figure_places p on p.group_id = g.id
        where ${visibleSeries(ctx)}
      )::int as figures,
      (select count(*) from cart_lines c join current_jobs k on k.job_id = c.job_id where k.user_id = ${user})::int as cart_lines,
      (select count(*) from favorites where user_id = ${user})::int as favorites`;
  return row!;
}
