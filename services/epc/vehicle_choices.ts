import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { modelNames } from "./model_names.ts";
import type { VehicleChoice } from "./types.ts";
import { visibleSeries } from "./visible_series.ts";

/** Vehicles whose VIN ends so and whose series may be seen, one more than are shown; withheld ones are left out. */
export function vehiclesByTail(ctx: Ctx, tail: string): Promise<VehicleChoice[]> {
  return choices(ctx, ctx.sql`right(v.vin, 8) = ${tail}`, LIMITS.vehicleChoices + 1);
}

/** Characters from which on a text is looked for within a VIN. */
const SHORTEST_MIDDLE = 6;
/** What the tenth character of a VIN may be: the year of the model (ISO 3779). */
const YEARS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/**
 * Vehicles by a part of their VIN: its end, its beginning, the beginning of its last eight characters, or what stands within; withheld ones and
 * those of hidden series are left out. Those whose VIN ends so come first.
 */
export async function vehiclesByPart(ctx: Ctx, part: string, most: number): Promise<VehicleChoice[]> {
  const { sql } = ctx;
  const reversed = [...part].reverse().join("");
  const from = (column: Fragment, text: string) =>
    sql`(${column} ~>=~ ${text} and ${column} ~<~ ${text + "~"})`;
  const [byEnd, byTail, byBeginning, byMiddle] = await Promise.all([
    choices(ctx, from(sql`reverse(v.vin)`, reversed), most),
    part.length < LIMITS.vinTail ? choices(ctx, from(sql`right(v.vin, 8)`, part), most) : [],
    // The alphabet's last letter to the end: the key's own index serves it, however the database sorts.
    choices(ctx, sql`v.vin between ${part} and ${part.padEnd(LIMITS.vinLength, "Z")}`, most),
    part.length < SHORTEST_MIDDLE ? [] : choices(ctx, within(ctx, part), most),
  ]);
  const found = [...byEnd, ...byTail, ...byBeginning, ...byMiddle];
  return [...new Map(found.map((one) => [one.vin, one])).values()].slice(0, most);
}

/**
 * Whether a VIN holds a text of six characters or more, for which the index of the last eight is enough: at least four of the text's characters
 * are among those. What ends before them names a model, of which there are thousands of vehicles.
 */
function within({ sql }: Ctx, part: string): Fragment {
  const tail = sql`right(v.vin, 8)`;
  const beginsSo = (text: string) => sql`(${tail} ~>=~ ${text} and ${tail} ~<~ ${text + "~"})`;
  const before = LIMITS.vinLength - LIMITS.vinTail;
  const places = Array.from({ length: Math.min(part.length - 4, before - 1) }, (_, place) => place + 1)
    .filter((head) => part.length - head <= LIMITS.vinTail)
    .map((head) =>
      sql`(${beginsSo(part.slice(head))} and substr(v.vin, ${before + 1 - head}, ${head}) = ${
        part.slice(0, head)
      })`
    );
  // Behind the year of the model, whose letters are few, up to the last character but one.
  const behindYear = part.length < LIMITS.vinTail - 1 ? [...YEARS].map((year) => beginsSo(year + part)) : [];
  return [...places, ...behindYear].reduce((all, one) => sql`${all} or ${one}`, sql`false`);
}

/** One vehicle as a choice, or null when it is unknown, withheld or of a series that may not be seen. */
export async function vehicleChoice(ctx: Ctx, vin: string): Promise<VehicleChoice | null> {
  return (await choices(ctx, ctx.sql`v.vin = ${vin}`, 1))[0] ?? null;
}

async function choices(ctx: Ctx, condition: Fragment, most: number): Promise<VehicleChoice[]> {
  const { sql } = ctx;
  return [
    ...await sql<VehicleChoice[]>`
    select
      v.vin, s.brand_code, v.series_code, name_in(s.names, ${ctx.chain as string[]}) as series_name,
      v.production_date, ${modelNames(ctx)} as models
    from vehicles v
    join series s on s.code = v.series_code
    where (${condition})
      and not exists (select from disabled_vins d where d.vin = v.vin and d.deleted_at is null)
      and ${visibleSeries(ctx)}
    order by v.vin
    limit ${most}`,
  ];
}
