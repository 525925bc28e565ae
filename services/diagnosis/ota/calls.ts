import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { askOta, readOtaAsks, tellOta } from "./ask_ota.ts";
import { askedOta, otaAnswer, otaResult, otaRow } from "./types.ts";
import { giveVehicleToken } from "./vehicle_tokens.ts";

const TAG = "Diagnosis";

/** Calls of updates over the air: the maker's telematics asks and tells in the name of vehicles. */
export const OTA_CALLS = [
  defineCall({
    operationId: "giveVdsVehicleToken",
    method: "post",
    path: "/tis/vds/ota/tokens",
    need: "SoftwareList:release",
    tag: TAG,
    summary: "Give a vehicle the token by which it asks for updates; answered this once",
    asksAgain: true,
    input: z.object({ vin: z.string().min(1).max(60), days: z.int().min(1).max(365).default(90) }),
    output: z.object({ vin: z.string(), token: z.string(), expiresAt: z.iso.datetime() }),
    run: giveVehicleToken,
  }),
  defineCall({
    operationId: "askVdsOta",
    method: "post",
    path: "/tis/vds/ota/checks",
    need: "VDSDiagnose:ota",
    loggedAs: "adds",
    tag: TAG,
    summary: "A vehicle asks for updates: what it is offered, and why not the rest",
    secret: ["token"],
    input: askedOta,
    output: otaAnswer,
    run: askOta,
  }),
  defineCall({
    operationId: "tellVdsOta",
    method: "post",
    path: "/tis/vds/ota/results",
    need: "VDSDiagnose:ota",
    loggedAs: "changes",
    tag: TAG,
    summary: "A vehicle says what became of an offer",
    secret: ["token"],
    input: otaResult,
    output: nothing,
    run: tellOta,
  }),
  defineCall({
    operationId: "listVdsOtaAsks",
    method: "get",
    path: "/tis/vds/ota/checks",
    need: "SoftwareList:release",
    loggedAs: "reads",
    tag: TAG,
    summary: "Vehicles that asked for updates: what they were offered, why not, and what became of it",
    input: z.object({ vin: z.string().length(17).optional() }),
    output: z.array(otaRow),
    run: readOtaAsks,
  }),
];
