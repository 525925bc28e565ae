import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { vehicleChoice, vinAnswer } from "./types.ts";
import { buildSheet, readBuildSheet } from "./build_sheet.ts";
import { look, looksAt } from "./looked_at.ts";
import { lookUpVehicle } from "./look_up_vehicle.ts";
import { forgetVehicle, recentVehicles } from "./recent_vehicles.ts";

const TAG = "Parts catalog";

const vin = z.string().describe("17 characters, or the last 8");

/** Calls that look vehicles up, and tell what of them was looked at. */
export const VEHICLE_CALLS = [
  defineCall({
    operationId: "tisVINQ",
    method: "get",
    path: "/tis/sas/vehicles/{vin}",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Look a vehicle up by VIN or its last 8 characters",
    input: z.object({ vin }),
    output: vinAnswer,
    run: (ctx, input) => lookUpVehicle(ctx, input.vin),
  }),
  defineCall({
    operationId: "readBuildSheet",
    method: "get",
    path: "/tis/sas/vehicles/{vin}/build-sheet",
    need: "EPCPage:view",
    loggedAs: "reads",
    tag: TAG,
    summary:
      "A vehicle as it was built: options, finish, fluids, technical data, and what differs from another",
    input: z.object({ vin, other: vin.optional().describe("vehicle that it is compared with") }),
    output: buildSheet,
    run: readBuildSheet,
  }),
  defineCall({
    operationId: "listLooksAtVehicle",
    method: "get",
    path: "/tis/sas/vehicles/{vin}/looked-at",
    need: "EPCPage:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "Figures and parts of a vehicle that the caller looked at, latest first",
    input: z.object({ vin: z.string().describe("17 characters") }),
    output: z.array(look),
    run: (ctx, input) => looksAt(ctx, input.vin),
  }),
  defineCall({
    operationId: "listRecentVehicles",
    method: "get",
    path: "/tis/sas/recent-vehicles",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "The caller's recent vehicles, latest first",
    input: z.object({}),
    output: z.array(vehicleChoice.extend({ seenAt: z.iso.datetime() })),
    run: (ctx) => recentVehicles(ctx),
  }),
  defineCall({
    operationId: "forgetRecentVehicle",
    method: "post",
    path: "/tis/sas/recent-vehicles/{vin}/deletion",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Take a vehicle out of the recent ones",
    input: z.object({ vin: z.string() }),
    output: nothing,
    form: { message: "epc.vehicle-forgotten" },
    async run(ctx, input) {
      await forgetVehicle(ctx, input.vin);
      return null;
    },
  }),
];
