import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { cleanVin } from "./vin.ts";
import { visibleSeries } from "./visible_series.ts";

/**
 * The whole VINs of typed ones (17 characters, or the last 8 of one vehicle), by what was typed: one statement for all. What is
 * unknown, withheld, of a series that may not be seen, or the end of several VINs is missing.
 */
export async function knownVins(ctx: Ctx, typed: Iterable<string>): Promise<Map<string, string>> {
  const clean = new Map([...new Set(typed)].map((one) => [one, cleanVin(one)]));
  const ofLength = (length: number) => [...clean.values()].filter((vin) => vin.length === length);
  const whole = ofLength(LIMITS.vinLength);
  const tails = ofLength(LIMITS.vinTail);
  if (whole.length + tails.length === 0) return new Map();
  const { sql } = ctx;
  const rows = await sql<{ asked: string; vin: string }[]>`
    select asked, min(vin) as vin
    from (
      select v.vin as asked, v.vin, v.series_code from vehicles v where v.vin = any (${whole}::text[])
      union all
      select right(v.vin, 8), v.vin, v.series_code from vehicles v where right(v.vin, 8) = any (${tails}::text[])
    ) found
    join series s on s.code = found.series_code and ${visibleSeries(ctx)}
    where not exists (select from disabled_vins d where d.vin = found.vin and d.deleted_at is null)
    group by asked
    having count(*) = 1`;
  const known = new Map(rows.map(({ asked, vin }) => [asked, vin]));
  return new Map([...clean].flatMap(([one, vin]) => known.has(vin) ? [[one, known.get(vin)!]] : []));
}

/** Why a typed VIN names no vehicle although there is one: several end so, or it is withheld, with the reason. */
export type Unnamed = { why: "several" } | { why: "disabled"; vin: string; reason: string };

/** Of typed VINs that `knownVins` does not know, those of which more is to say than that they are unknown, by what was typed. */
export async function unnamedVins(ctx: Ctx, typed: Iterable<string>): Promise<Map<string, Unnamed>> {
  const clean = new Map([...new Set(typed)].map((one) => [one, cleanVin(one)]));
  const asked = [...clean.values()].filter(({ length }) =>
    length === LIMITS.vinLength || length === LIMITS.vinTail
  );
  if (asked.length === 0) return new Map();
  const { sql } = ctx;
  const rows = await sql<{ asked: string; open: number; vin: string; reason: string | null }[]>`
    select
      a.asked, count(*) filter (where d.vin is null)::int as open, min(v.vin) as vin,
      (array_agg(name_in(d.reason, ${ctx.chain as string[]}) order by v.vin))[1] as reason
    from unnest(${asked}::text[]) as a (asked)
    join vehicles v on right(v.vin, 8) = right(a.asked, 8) and right(v.vin, length(a.asked)) = a.asked
    join series s on s.code = v.series_code and ${visibleSeries(ctx)}
    left join disabled_vins d on d.vin = v.vin and d.deleted_at is null
    group by a.asked`;
  const found = new Map(rows.map(({ asked, open, vin, reason }): [string, Unnamed] => [
    asked,
    open > 1 ? { why: "several" } : { why: "disabled", vin, reason: reason ?? "" },
  ]));
  return new Map([...clean].flatMap(([one, vin]) => found.has(vin) ? [[one, found.get(vin)!]] : []));
}
