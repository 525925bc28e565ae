import type { Ctx } from "@/kernel/ctx.ts";
import { seriesInSight } from "@/services/epc/visible_series.ts";
import type { Match } from "./match_parts.ts";
import type { Bounds } from "./matches_read.ts";
import { readByNames } from "./read_by_names.ts";
import { readDocuments } from "./read_documents.ts";
import { orderOfHits, type PartOrder } from "./part_order.ts";
import { unfitHits } from "./unfit_hits.ts";
import type { Facet, PartSearch } from "./types.ts";

/** What is looked for, and what of it is told. */
export interface FindRequest extends PartSearch {
  /** Left out: the best first. */
  sort?: PartOrder;
  /** Of those that do not fit the vehicle so many are told beside the page, the best first; left out: none. */
  foldMost?: number;
  /** Series of the facet told at most, those with the most matches and the chosen one; left out: all. */
  mostSeries?: number;
}

/** What was found, in one row. */
export interface Found {
  /** Matches within the chosen series and group, and by the keyword alone. */
  total: number;
  matched: number;
  /** Of those within the chosen series and group, how many do not fit the vehicle; 0 without one. */
  notFitting: number;
  /** Numbers of the page's parts. */
  ids: string[] | null;
  /** Numbers of the first parts that do not fit, as many as were asked for. */
  foldedIds: string[] | null;
  /** Series with matches, however many of them are told. */
  seriesInAll: number;
  series: Facet[] | null;
  groups: Facet[] | null;
}

/**
 * Matches, page and facets in one statement. The keyword alone decides whether there are too many, unless a chosen series
 * or group makes it few enough: then those are looked for from the start.
 */
export async function findParts(
  ctx: Ctx,
  match: Match,
  request: FindRequest,
  bounds: Bounds,
): Promise<Found> {
  const whole = await findWithin(ctx, match, request, bounds, false);
  if (whole.matched <= bounds.most || (!request.seriesCode && !request.group)) return whole;
  return await findWithin(ctx, match, request, bounds, true);
}

async function findWithin(
  ctx: Ctx,
  match: Match,
  request: FindRequest,
  bounds: Bounds,
  narrowed: boolean,
): Promise<Found> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const inSeries = request.seriesCode ? sql`series @> array[${request.seriesCode}]::text[]` : sql`true`;
  const inGroup = request.group ? sql`groups @> array[${request.group}]::text[]` : sql`true`;
  const asked = request.fits === undefined ? sql`true` : request.fits === "not" ? sql`unfit` : sql`not unfit`;
  const vin = request.vin ?? null;
  const { read, sets } = (match.words === null ? readDocuments : readByNames)(ctx, match, {
    bounds,
    inSeries,
    inGroup,
    narrowed,
    asked,
    vin,
  });
  const order = orderOfHits(ctx, request.sort);
  const [row] = await sql<Found[]>`
    with ${seriesInSight(ctx)}, ${read}, ${unfitHits(ctx, vin)}, hit as not materialized (
      select * from judged
    ), page as (
      select id, row_number() over () as place
      from (
        select id
        from hit
        where in_series and in_group and ${asked} and (select few from counted)
        order by ${order}
        limit ${request.pageSize} offset ${(request.pageNo - 1) * request.pageSize}
      ) best
    ), fold as (
      select id, row_number() over () as place
      from (
        select id
        from hit
        where in_series and in_group and unfit and (select few from counted)
        order by ${order}
        limit ${request.foldMost ?? 0}
      ) best
    ), ${sets}, by_series as (
      select code, sum(parts)::bigint as count
      from (select series, sum(parts) as parts from sets where ${inGroup} and parts > 0 group by series) s, unnest(series) as code
      group by code
    ), by_group as (
      select code, sum(parts)::bigint as count
      from (select groups, sum(parts) as parts from sets where ${inSeries} and parts > 0 group by groups) g, unnest(groups) as code
      group by code
    ), seen_series as (
      select code, count, s.names
      from by_series join looked_at s using (code)
      where s.seen
    ), told_series as (
      -- only these are named
      select *
      from seen_series
      order by (code = ${request.seriesCode ?? null}) is true desc, count desc, code
      limit ${request.mostSeries ?? null}
    )
    select
      (select matched from counted) as matched,
      (select coalesce(sum(parts), 0)::bigint from sets where ${inSeries} and ${inGroup}) as total,
      (select coalesce(sum(unfit), 0)::bigint from sets where ${inSeries} and ${inGroup}) as not_fitting,
      (select array_agg(id order by place) from page) as ids,
      (select array_agg(id order by place) from fold) as folded_ids,
      (select count(*)::int from seen_series) as series_in_all,
      (
        select jsonb_agg(jsonb_build_object('code', code, 'name', name_in(names, ${chain}), 'count', count) order by count desc, code)
        from told_series
      ) as series,
      (
        select jsonb_agg(jsonb_build_object('code', code, 'name', name, 'count', count) order by code)
        from (
          select code, count, (
            select name_in(g.names, ${chain}) from epc_groups g where g.code = by_group.code and nlevel(g.path) = 1 limit 1
          ) as name
          from by_group
        ) named
      ) as groups`;
  return row!;
}
