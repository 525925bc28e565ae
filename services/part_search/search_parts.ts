import type { Ctx } from "@/kernel/ctx.ts";
import { visiblePart } from "../epc/part.ts";
import { runEpcQuery } from "../epc/run_epc_query.ts";
import { visibleSeries } from "../epc/visible_series.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { type Match, similarMatch, typedMatch } from "./match_parts.ts";
import type { AllOf } from "@/engines/exports/define_export.ts";
import { partHits } from "./part_hits.ts";
import type { Facet, PartHit, PartSearchAnswer } from "./types.ts";

/** What is searched for. */
export interface PartFilter {
  keyword: string;
  seriesCode?: string;
  /** Main group code, such as '34'. */
  group?: string;
}

/** The specification's search request (section 3), with the main group as a second facet. */
export interface PartSearch extends PartFilter {
  pageNo: number;
  pageSize: number;
}

/** Matches read, and how many of them are too many to go on with. */
interface Bounds {
  read: number;
  most: number;
}
const TYPED: Bounds = { read: LIMITS.epcKeywordParts + 1, most: LIMITS.epcKeywordParts };
/** As many as are compared by likeness: a common word in a large catalogue has no end of similar ones. */
const SIMILAR: Bounds = { read: 1000, most: 1000 };

interface Found {
  total: number;
  matched: number;
  ids: string[] | null;
  series: { code: string; name: string; count: number }[] | null;
  groups: { code: string; name: string; count: number }[] | null;
}

/**
 * Searches parts by number in any writing (whole, beginning, inside) and by words of any language; when nothing is found,
 * forgiving typing errors. Facets count the matches by series and main group, each by the other's choice.
 *
 * Refuses `epc-keyword-required`, `epc-too-many-parts` (200001, over 50000 matches) and `epc-overload` (200000).
 */
export function searchParts(ctx: Ctx, request: PartSearch): Promise<PartSearchAnswer> {
  return searching(ctx, request, async (tx, kind, found) => {
    const facets = (rows: Found["series"]): Facet[] => rows ?? [];
    return {
      kind,
      pageNo: request.pageNo,
      pageSize: request.pageSize,
      total: found.total,
      records: await partHits(tx, found.ids ?? [], request.seriesCode ?? null),
      facets: { series: facets(found.series), groups: facets(found.groups) },
    };
  });
}

/** All that a search finds, in the same order: the numbers at once, at most 50000, what is said of them piece by piece. */
export async function searchAllParts(ctx: Ctx, filter: PartFilter): Promise<AllOf<PartHit>> {
  const request = { ...filter, pageNo: 1, pageSize: LIMITS.epcKeywordParts };
  const numbers = await searching(ctx, request, (_tx, _kind, found) => Promise.resolve(found.ids ?? []));
  async function* hits() {
    for (let at = 0; at < numbers.length; at += HITS_AT_ONCE) {
      yield* await partHits(ctx, numbers.slice(at, at + HITS_AT_ONCE), filter.seriesCode ?? null);
    }
  }
  return { total: numbers.length, records: hits() };
}

/** Parts of which all is read at once. */
const HITS_AT_ONCE = 500;

function searching<T>(
  ctx: Ctx,
  request: PartSearch,
  answer: (tx: Ctx, kind: PartSearchAnswer["kind"], found: Found) => Promise<T>,
): Promise<T> {
  if (request.keyword.trim() === "") throw refuseField("keyword", "epc-keyword-required");
  return runEpcQuery(async () => {
    const search = searchingCtx(ctx);
    const typed = typedMatch(search, request.keyword);
    if (!typed) throw refuseField("keyword", "epc-keyword-required");
    const found = await find(search, typed, request, TYPED);
    if (found.matched > LIMITS.epcKeywordParts) {
      throw refuse("epc-too-many-parts", { limit: LIMITS.epcKeywordParts });
    }
    if (found.matched > 0) return await answer(search, "typed", found);
    // Likeness is set for a transaction.
    return await ctx.tx(async (tx) => {
      await setForSearch(tx);
      const similar = await similarMatch(tx, request.keyword);
      return similar
        ? await answer(tx, "similar", await find(tx, similar, request, SIMILAR))
        : await answer(tx, "typed", found);
    });
  });
}

/** The same context with statements over connections that are set for searches; a transaction's stay in it. */
function searchingCtx(ctx: Ctx): Ctx {
  return "inTransaction" in ctx ? ctx : { ...ctx, sql: ctx.searching };
}

/** What the connections for searches are set to (platform/stores.ts), for one transaction. */
async function setForSearch({ sql }: Ctx): Promise<void> {
  await sql`select
    set_config('statement_timeout', ${String(LIMITS.epcQueryMs)}, true),
    set_config('work_mem', '32MB', true),
    set_config('plan_cache_mode', 'force_custom_plan', true)`;
}

/**
 * Matches, page and facets in one statement. The keyword alone decides whether there are too many, unless a chosen series
 * or group makes it few enough: then those are looked for from the start.
 */
async function find(ctx: Ctx, match: Match, request: PartSearch, bounds: Bounds): Promise<Found> {
  const whole = await findWithin(ctx, match, request, bounds, false);
  if (whole.matched <= bounds.most || (!request.seriesCode && !request.group)) return whole;
  return await findWithin(ctx, match, request, bounds, true);
}

async function findWithin(
  ctx: Ctx,
  match: Match,
  request: PartSearch,
  bounds: Bounds,
  narrowed: boolean,
): Promise<Found> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const inSeries = request.seriesCode ? sql`series @> array[${request.seriesCode}]::text[]` : sql`true`;
  const inGroup = request.group ? sql`groups @> array[${request.group}]::text[]` : sql`true`;
  const [row] = await sql<Found[]>`
    -- Planned for all its rows, so that no limit lures the planner from the index, but read no further than asked.
    with matched as materialized (
      select d.id, d.series, d.groups, ${match.rank} as rank
      from search_documents d
      where d.kind = 'part' and ${match.condition} and ${visiblePart(ctx)}
        ${narrowed ? sql`and ${inSeries} and ${inGroup}` : sql``}
    ), hit as not materialized (
      select * from matched limit ${bounds.read}
    ), counted as materialized (
      -- too many are refused: nothing more is reckoned then
      select count(*) as matched, count(*) <= ${bounds.most} as few from hit
    ), page as (
      select id, rank
      from hit
      where ${inSeries} and ${inGroup} and (select few from counted)
      order by rank, id
      limit ${request.pageSize} offset ${(request.pageNo - 1) * request.pageSize}
    ), sets as materialized (
      -- many parts occur in the same series and groups: those are told apart once
      select series, groups, count(*) as parts
      from hit
      where (select few from counted)
      group by series, groups
    ), by_series as (
      select code, sum(parts)::bigint as count
      from sets, unnest(series) as code
      where ${inGroup}
      group by code
    ), by_group as (
      select code, sum(parts)::bigint as count
      from sets, unnest(groups) as code
      where ${inSeries}
      group by code
    )
    select
      (select matched from counted) as matched,
      (select coalesce(sum(parts), 0)::bigint from sets where ${inSeries} and ${inGroup}) as total,
      (select array_agg(id order by rank, id) from page) as ids,
      (
        select jsonb_agg(jsonb_build_object('code', code, 'name', name_in(s.names, ${chain}), 'count', count) order by count desc, code)
        from by_series join series s using (code)
        where ${visibleSeries(ctx)}
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
