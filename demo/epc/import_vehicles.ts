import type { Ctx } from "@/kernel/ctx.ts";
import { saveVehicles } from "@/services/epc/import/save_vehicles.ts";
import { finishOf } from "./finishes.ts";
import { SPECIAL_VEHICLES } from "./special_vins.ts";
import { drawVehicles, type Sales, type Vehicle } from "./vehicles.ts";

/** How many vehicles the demo has, the special ones among them. */
const VEHICLES = 2000;

/** Where they are sold. */
const SALES: readonly Sales[] = [
  { market: "cn", share: 64, steering: "lhd" },
  { market: "eu", share: 18, steering: "lhd" },
  { market: "latam", share: 8, steering: "lhd" },
  { market: "asia", share: 10, steering: "rhd" },
];

/** All vehicles of the demo, the same each time. */
export function demoVehicles(): Vehicle[] {
  const taken = new Set(SPECIAL_VEHICLES.map(({ plantCode, serial }) => `${plantCode}${serial}`));
  return [...SPECIAL_VEHICLES, ...drawVehicles(VEHICLES - SPECIAL_VEHICLES.length, SALES, taken)];
}

/** Writes the vehicles. */
export async function importVehicles(ctx: Ctx): Promise<void> {
  await saveVehicles(ctx, demoVehicles().map((one) => ({ ...one, ...finishOf(one.vin) })));
}
