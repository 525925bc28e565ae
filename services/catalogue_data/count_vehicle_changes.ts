import { seenSeries } from "@/services/epc/seen_series.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { concernsVehicle } from "./concerns_vehicle.ts";

/** More are told as 'many': a home page counts no import of a hundred thousand lines. */
const CHANGES_COUNTED = 99;

/**
 * How much of the catalogue changed for each of these vehicles since a moment, up to `CHANGES_COUNTED`: what the list of changes shows narrowed
 * by its VIN (change_list.ts). Vehicles without a change are left out.
 */
export async function countVehicleChanges(
  ctx: Ctx,
  vins: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  if (vins.length === 0) return new Map();
  const { sql } = ctx;
  const rows = await sql<{ vin: string; count: number }[]>`
    select v.vin, c.count
    from vehicles v
    cross join lateral (
      select count(*)::int as count
      from (
        select
        from catalogue_log c
        where c.at >= ${since} and ${
    concernsVehicle(sql, { vin: sql`v.vin`, series: sql`v.series_code`, models: sql`v.model_codes` })
  }
        limit ${CHANGES_COUNTED}
      ) found
    ) c
    where v.vin = any (${[...vins]}::text[]) and c.count > 0 and ${seenSeries(ctx, sql`v.series_code`)}`;
  return new Map(rows.map(({ vin, count }) => [vin, count]));
}
