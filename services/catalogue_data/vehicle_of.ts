import type { Ctx } from "@/kernel/ctx.ts";
import { knownVins } from "@/services/epc/known_vehicles.ts";

/** What decides which changes concern a vehicle. */
export interface ConcernedVehicle {
  vin: string;
  seriesCode: string;
  modelCodes: string[];
}

/** The vehicle of a VIN or its last 8 characters that the reader may see, or null. */
export async function vehicleOf(ctx: Ctx, typed: string): Promise<ConcernedVehicle | null> {
  const vin = (await knownVins(ctx, [typed])).get(typed);
  if (vin === undefined) return null;
  const [vehicle] = await ctx.sql<ConcernedVehicle[]>`
    select vin, series_code, model_codes from vehicles where vin = ${vin}`;
  return vehicle ?? null;
}
