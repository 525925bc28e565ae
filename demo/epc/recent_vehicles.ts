import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { peopleAtWork } from "../people_at_work.ts";
import { AFTER_CHANGE_VIN, HEAT_PUMP_VIN } from "./special_vins.ts";

const MINUTE_MS = 60_000;

/** Vehicles that the stores' people looked up last, a minute apart, those of the examples behind the others. */
export async function fillRecentVehicles(demo: DemoFilling): Promise<void> {
  for (const person of await peopleAtWork(demo)) {
    const { ctx, random, vehicles } = person;
    const picked = [random.pick(vehicles), random.pick(vehicles), random.pick(vehicles)];
    await ctx.tx(async (tx) => {
      for (const vin of [...picked.map((one) => one.vin), HEAT_PUMP_VIN, AFTER_CHANGE_VIN]) {
        person.at += MINUTE_MS;
        await lookUpVehicle(tx, vin);
      }
    });
  }
}
