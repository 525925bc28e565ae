import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { assignVehicles, vehiclesAtStores } from "./assign_vehicles.ts";

/** Calls of vehicle data. */
export const VEHICLE_DATA_CALLS = [
  defineCall({
    operationId: "assignVehicles",
    method: "post",
    path: "/tis/vehicle-stores",
    need: "DataMaintenance:edit",
    tag: "Vehicle data",
    summary: "Say which store answers for each of these vehicles",
    input: z.object({ vehicles: vehiclesAtStores }),
    output: z.object({ changed: z.int().nonnegative() }),
    run: (ctx, { vehicles }) => assignVehicles(ctx, vehicles),
  }),
];
