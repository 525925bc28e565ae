import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import { readVehicle } from "./read_vehicle.ts";
import { vehiclesByTail } from "./vehicle_choices.ts";
import { rememberVehicle } from "./recent_vehicles.ts";
import type { Vehicle, VinAnswer } from "./types.ts";
import { readVin } from "./vin.ts";
import { visibleSeries } from "./visible_series.ts";

/**
 * Looks up what was typed: a VIN of 17 characters or its last 8 (specification section 5). One vehicle is remembered among
 * the reader's recent ones; several for the last 8 are answered to choose from.
 *
 * Refuses `vin-length`, `vin-alphabet` (with the position), `vin-unknown`, `vin-disabled` (with the reason),
 * `vin-too-many-models`, `vin-check-digit` (where mandated) and `epc-overload`.
 */
export function lookUpVehicle(ctx: Ctx, text: string): Promise<VinAnswer> {
  return runEpcQuery(async () => {
    const { vin, whole } = readVin(text);
    if (whole) return await oneVehicle(ctx, vin);
    const found = await vehiclesByTail(ctx, vin);
    if (found.length === 1) return await oneVehicle(ctx, found[0]!.vin);
    if (found.length === 0) throw await nothingEndsSo(ctx, vin);
    const agreed = <T>(values: T[]) => new Set(values).size === 1 ? values[0]! : null;
    return {
      found: "several",
      brandCode: agreed(found.map((choice) => choice.brandCode)),
      seriesCode: agreed(found.map((choice) => choice.seriesCode)),
      vehicle: null,
      choices: found.slice(0, LIMITS.vehicleChoices),
      more: found.length > LIMITS.vehicleChoices,
    };
  });
}

async function oneVehicle(ctx: Ctx, vin: string): Promise<VinAnswer> {
  const vehicle: Vehicle = await readVehicle(ctx, vin);
  await rememberVehicle(ctx, vin);
  return {
    found: "one",
    brandCode: vehicle.brandCode,
    seriesCode: vehicle.seriesCode,
    vehicle,
    choices: [],
    more: false,
  };
}

/** A tail without a vehicle to show: withheld when the only ones are, else unknown. */
async function nothingEndsSo(ctx: Ctx, tail: string) {
  const { sql } = ctx;
  const [disabled] = await sql<{ vin: string; reason: string }[]>`
    select v.vin, name_in(d.reason, ${ctx.chain as string[]}) as reason
    from vehicles v
    join series s on s.code = v.series_code
    join disabled_vins d on d.vin = v.vin and d.deleted_at is null
    where right(v.vin, 8) = ${tail} and ${visibleSeries(ctx)}
    limit 1`;
  if (disabled) return refuseField("vin", "vin-disabled", { vin: disabled.vin, reason: disabled.reason });
  return refuseField("vin", "vin-unknown", { vin: tail });
}
