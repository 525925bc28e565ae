import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** Specification section 4, model visibility: 1 visible; 2 pending and 3 host factory are for factory staff; 0 nobody. */
function visibleTo(ctx: Ctx): number[] {
  return holderOrNull(ctx)?.userType === "factory" ? [1, 2, 3] : [1];
}

/**
 * Condition over `series s`: in use, of the edition, visible to the user's type, of their brands and their country.
 * Factory staff see the series of every country (rules of data scope).
 */
export function visibleSeries(ctx: Ctx) {
  const { sql } = ctx;
  const reader = holderOrNull(ctx);
  const brands = reader?.brandCodes ?? [];
  const country = reader?.userType === "factory" ? null : reader?.countryCode ?? "";
  return sql`
    s.deleted_at is null
    and s.state = 1
    and s.visible = any (${visibleTo(ctx)}::int[])
    and ${ctx.edition} = any (s.editions)
    ${brands.length > 0 ? sql`and s.brand_code = any (${brands as string[]}::text[])` : sql``}
    ${
    country === null ? sql`` : sql`and (
      not exists (select from series_countries sc where sc.series_code = s.code)
      or exists (select from series_countries sc where sc.series_code = s.code and sc.country_code = ${country})
    )`
  }`;
}

/** The codes of all those series as one array: `d.series && ${visibleSeriesCodes(ctx)}`. Reckoned once per query. */
export function visibleSeriesCodes(ctx: Ctx) {
  const { sql } = ctx;
  return sql`(select coalesce(array_agg(s.code), '{}') from series s where ${visibleSeries(ctx)})::text[]`;
}

/**
 * Condition that one of an array's series may be seen, over a column of series codes. The array is held against the hidden
 * or the visible ones, whichever are fewer: with many series the comparison is most of a search's time.
 */
export function anyVisible(ctx: Ctx, column: Fragment): Fragment {
  const { sql } = ctx;
  return sql`case
    when (select 2 * count(*) filter (where ${visibleSeries(ctx)}) > count(*) from series s)
    then not ${column} <@ (
      select coalesce(array_agg(s.code), '{}') from series s where (${visibleSeries(ctx)}) is not true
    )::text[]
    else ${column} && ${visibleSeriesCodes(ctx)}
  end`;
}

/**
 * The same for a statement that asks more than once: parts of its `with`. `looked_at` is every series with its names and whether it is `seen`, `sight` one
 * row of the codes that `anyInSight` needs. Written into a statement three times, the condition takes longer to plan than most searches to run.
 */
export function seriesInSight(ctx: Ctx): Fragment {
  return ctx.sql`
    looked_at as materialized (
      select s.code, s.names, (${visibleSeries(ctx)}) is true as seen from series s
    ), sight as materialized (
      select coalesce(array_agg(code) filter (where seen), '{}') as visible,
        coalesce(array_agg(code) filter (where not seen), '{}') as hidden,
        2 * count(*) filter (where seen) > count(*) as mostly
      from looked_at
    )`;
}

/** `anyVisible` over the parts of `seriesInSight`. */
export function anyInSight({ sql }: Pick<Ctx, "sql">, column: Fragment): Fragment {
  return sql`case
    when (select mostly from sight) then not ${column} <@ (select hidden from sight)
    else ${column} && (select visible from sight)
  end`;
}
