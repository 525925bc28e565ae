import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { resumeUpdate, rollBackUpdate, startUpdate } from "./ask_update.ts";
import { readCampaign, readEcuUpdates } from "./read_updates.ts";
import { campaign, ecuUpdates, updateId } from "./types.ts";

const TAG = "Diagnosis";
const address = z.string().regex(/^[0-9A-F]{4}$/).describe("logical address, four hexadecimal digits");
const one = z.object({ id: updateId });
const confirmed = z.boolean().default(false)
  .describe("ignition and charger are as they must be, and stay so");
const helped = one.extend({ version: z.int().positive().describe("that was read"), confirmed });

/** Calls of program updates. */
export const UPDATE_CALLS = [
  defineCall({
    operationId: "readVdsUpdates",
    method: "get",
    path: "/tis/vds/diagnoses/{id}/updates",
    need: "VDSDiagnose:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "Programs for a control unit of a diagnosis, whether each fits, and the updates so far",
    input: z.object({ id: z.coerce.number().int().positive(), address }),
    output: ecuUpdates,
    run: readEcuUpdates,
  }),
  defineCall({
    operationId: "startVdsUpdate",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/updates",
    need: "VDSDiagnose:edit",
    tag: TAG,
    summary: "Have the program of a control unit replaced by a released one",
    input: z.object({
      id: z.int().positive(),
      address,
      softwareId: z.int().positive(),
      confirmed,
    }),
    output: one,
    form: { message: "diagnosis.update_asked" },
    run: startUpdate,
  }),
  defineCall({
    operationId: "resumeVdsUpdate",
    method: "post",
    path: "/tis/vds/updates/{id}/resumptions",
    need: "VDSDiagnose:edit",
    tag: TAG,
    summary: "Go on with an update that broke off",
    input: helped,
    output: one,
    form: { message: "diagnosis.update_asked" },
    run: resumeUpdate,
  }),
  defineCall({
    operationId: "rollBackVdsUpdate",
    method: "post",
    path: "/tis/vds/updates/{id}/rollbacks",
    need: "VDSDiagnose:edit",
    tag: TAG,
    summary: "Take back the program that was there before an update that broke off",
    input: helped,
    output: one,
    form: { message: "diagnosis.update_asked" },
    run: rollBackUpdate,
  }),
  defineCall({
    operationId: "readVdsCampaign",
    method: "get",
    path: "/tis/vds/campaign",
    need: "VDSDiagnose:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "How many vehicles of each series run which version of a control unit's program, as seen last",
    input: z.object({}),
    output: z.array(campaign),
    run: readCampaign,
  }),
];
