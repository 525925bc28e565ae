import type { Audience } from "@/engines/audience/audience.ts";
import { type Dimension, DIMENSION_NAMES, dimensionOf } from "@/engines/audience/dimensions.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";

/** What there is to choose of each dimension, and VINs for lists. */
export interface AudienceValues {
  of: Readonly<Record<Dimension, readonly string[]>>;
  vins: readonly string[];
}

/** VINs of one list. */
const VINS = 1000;
/** One in so many audiences has a list of VINs. */
const LISTED = 60;

/** Reads what can be chosen of each dimension, at most so many of each. */
export async function audienceValues(ctx: Pick<Ctx, "sql">): Promise<AudienceValues> {
  const of: Partial<Record<Dimension, readonly string[]>> = {};
  for (const name of DIMENSION_NAMES) {
    const { values } = dimensionOf(name);
    of[name] = "values" in values ? values.values : await codesOf(ctx, values.to);
  }
  const vins = await (ctx.sql as Pool)<{ vin: string }[]>`
    select vin from vehicles tablesample system (2) repeatable (1) limit 50000`;
  return { of: of as AudienceValues["of"], vins: vins.map(({ vin }) => vin) };
}

async function codesOf(
  { sql }: Pick<Ctx, "sql">,
  { table, where }: Extract<ReturnType<typeof dimensionOf>["values"], { to: unknown }>["to"],
): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select r.code from ${sql(table)} r
    where r.deleted_at is null and ${where ? where({ sql } as Ctx) : sql`true`}
    order by md5(r.code)
    limit 400`;
  return rows.map(({ code }) => code);
}

/**
 * The n-th audience, the same in every run: one to three dimensions in turn, of each one to six values; each dimension comes first in every eighteenth. One in
 * sixty has a list of a thousand VINs.
 */
export function madeAudience({ of, vins }: AudienceValues, n: number): Audience {
  const made: Record<string, string[]> = {};
  for (let place = 0; place <= n % 3; place++) {
    const name = DIMENSION_NAMES[(n + place * 7) % DIMENSION_NAMES.length]!;
    const all = of[name];
    if (all.length === 0) continue;
    const count = Math.min(1 + (n * 5 + place) % 6, Math.ceil(all.length / 2));
    made[name] = [...Array(count).keys()].map((at) => all[(n * 31 + at * 17) % all.length]!);
  }
  if (n % LISTED === 7 && vins.length > VINS) {
    const from = n * 613 % (vins.length - VINS);
    made.vins = vins.slice(from, from + VINS);
  }
  return made;
}
