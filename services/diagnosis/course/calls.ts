import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { askClearing, askReading, askScan } from "./ask_device.ts";
import { readDiagnosis } from "./read_diagnosis.ts";
import { shareDiagnosis } from "./share_diagnosis.ts";
import { endDiagnosis, startDiagnosis } from "./start_diagnosis.ts";
import { diagnosis } from "./types.ts";

const TAG = "Diagnosis";
const id = z.int().positive();
const one = z.object({ id });
const address = z.string().regex(/^[0-9A-F]{4}$/).describe("logical address, four hexadecimal digits");

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
    summary: "Have the device clear the DTCs of a control unit, reading them before and after",
    input: one.extend({ address }),
    output: nothing,
    form: { message: "diagnosis.asked" },
    run: askClearing,
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
