import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { askClearing, askReading, askScan } from "./ask_device.ts";
import { askActuator, askCoding, askCodings, askRoutine } from "./ask_ecu.ts";
import { stopCommand } from "./stop_command.ts";
import { readDiagnosis } from "./read_diagnosis.ts";
import { shareDiagnosis } from "./share_diagnosis.ts";
import { endDiagnosis } from "./end_diagnosis.ts";
import { startDiagnosis } from "./start_diagnosis.ts";
import { diagnosis } from "./types.ts";

const TAG = "Diagnosis";
const id = z.int().positive();
const one = z.object({ id });
const address = z.string().regex(/^[0-9A-F]{4}$/).describe("logical address, four hexadecimal digits");

const identifier = z.string().regex(/^[0-9A-F]{4}$/).describe("of what the control unit offers");
const tested = one.extend({
  address,
  identifier,
  confirmed: z.boolean().default(false).describe("somebody has seen to it that nobody comes to harm"),
});

/** Calls of diagnoses. A command is answered when it is left for the device: what it brings stands in the diagnosis. */
export const DIAGNOSIS_CALLS = [
  defineCall({
    operationId: "readVdsDiagnosis",
    method: "get",
    path: "/tis/vds/diagnoses/{id}",
    need: "VDSDiagnose:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "A diagnosis with what was found and what the device was asked",
    input: one,
    output: diagnosis,
    run: (ctx, asked) => readDiagnosis(ctx, asked.id),
  }),
  defineCall({
    operationId: "startVdsDiagnosis",
    method: "post",
    path: "/tis/vds/diagnoses",
    need: "VDSDiagnose:edit",
    loggedAs: "adds",
    tag: TAG,
    summary: "Begin the diagnosis of a vehicle at a device",
    input: z.object({
      deviceId: id,
      vin: z.string().min(1).max(60).describe("whole, or its last 8 characters"),
    }),
    output: one,
    form: { to: (made) => `VDSDiagnose?id=${made.id}` },
    run: startDiagnosis,
  }),
  defineCall({
    operationId: "scanVdsDiagnosis",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/scans",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Have the device look for the control units",
    input: one,
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askScan,
  }),
  defineCall({
    operationId: "readVdsDtcs",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/readings",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Have the device read identification and DTCs of one control unit, or of all that answer",
    input: one.extend({ address: address.optional() }),
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askReading,
  }),
  defineCall({
    operationId: "clearVdsDtcs",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/clearings",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary:
      "Have the device clear the DTCs of one control unit, or of all that answer, reading them before and after",
    input: one.extend({ address: address.optional() }),
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askClearing,
  }),
  defineCall({
    operationId: "runVdsRoutine",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/routines",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Have a routine of a control unit run, to its end or until it is stopped",
    input: tested,
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askRoutine,
  }),
  defineCall({
    operationId: "testVdsActuator",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/actuator-tests",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Have an actuator driven for some seconds; it is given back whatever happens",
    input: tested.extend({ seconds: z.int().min(1).max(60) }),
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askActuator,
  }),
  defineCall({
    operationId: "readVdsCodings",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/coding-readings",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Have the settings of a control unit read",
    input: one.extend({ address }),
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askCodings,
  }),
  defineCall({
    operationId: "writeVdsCoding",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/codings",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Have a setting of a control unit written, and read again",
    input: tested.extend({ value: z.int().min(0).max(255) }),
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askCoding,
  }),
  defineCall({
    operationId: "stopVdsCommand",
    method: "post",
    path: "/tis/vds/commands/{command}/stops",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Stop a command; it is answered by what it came to",
    input: z.object({ command: z.uuid() }),
    output: nothing,
    form: { message: "diagnosis.stop_asked" },
    run: stopCommand,
  }),
  defineCall({
    operationId: "endVdsDiagnosis",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/ending",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "End a diagnosis; vehicle and device are free again",
    input: one,
    output: one,
    form: { to: (ended) => `DiagnosePreview?id=${ended.id}`, message: "diagnosis.ended" },
    run: endDiagnosis,
  }),
  defineCall({
    operationId: "shareVdsDiagnosis",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/shares",
    need: "VDSDiagnose:view",
    loggedAs: "changes",
    tag: TAG,
    summary:
      "Tell somebody who may see a diagnosis of it, by a message that leads to its report; not in the overseas edition",
    input: one.extend({
      receivingUser: z.string().trim().min(1).max(64).describe("code of an account that may see it"),
    }),
    output: z.null(),
    form: { message: "documents.done_share" },
    run: shareDiagnosis,
  }),
];
