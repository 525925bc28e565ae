import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { vehicleChoice, vehiclesByPart, vehiclesByTail } from "@/services/epc/vehicle_choices.ts";
import type { VehicleChoice } from "@/services/epc/types.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { type Found, MOST, NONE } from "./found.ts";

/** Characters of a VIN from which on its vehicles are looked for. */
const SHORTEST = 4;

/** Vehicles by their whole VIN, their last eight characters, or by a beginning or an end of either. */
export async function quickVehicles(ctx: Ctx, text: string): Promise<Found<VehicleChoice>> {
  const vin = cleanVin(text);
  if (!/^[A-HJ-NPR-Z0-9]+$/.test(vin) || !/\d/.test(vin) || vin.length < SHORTEST) return NONE;
  if (vin.length === LIMITS.vinLength) {
    const vehicle = await vehicleChoice(ctx, vin);
    return vehicle ? { hits: [vehicle], weight: 0 } : NONE;
  }
  if (vin.length === LIMITS.vinTail) {
    const hits = (await vehiclesByTail(ctx, vin)).slice(0, MOST);
    if (hits.length > 0) return { hits, weight: 0 };
  }
  const hits = await vehiclesByPart(ctx, vin, MOST);
  if (hits.length === 0) return NONE;
  // Six characters of an end are how people name a car; fewer begin many a part number.
  return { hits, weight: hits[0]!.vin.endsWith(vin) && vin.length >= 6 ? 40 : vin.length >= 9 ? 45 : 60 };
}
