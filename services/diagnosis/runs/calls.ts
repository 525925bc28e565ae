import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { readRun } from "./read_run.ts";
import { askedRun, run, runId } from "./types.ts";
import { markRun, watchData } from "./watch.ts";

const TAG = "Diagnosis";

/** Calls of live data. A run as CSV is an answer of its own. */
export const RUN_CALLS = [
  defineCall({
    operationId: "watchVdsData",
    method: "post",
    path: "/tis/vds/diagnoses/{id}/runs",
    need: "VDSDiagnose:edit",
    loggedAs: "adds",
    tag: TAG,
    summary: "Have the device read values again and again: live data, kept as a run",
    input: askedRun,
    output: z.object({ id: z.int(), address: z.string(), run: runId }),
    form: { to: ({ id, address, run }) => `VDSDiagnose?id=${id}&ecu=${address}&view=data&run=${run}` },
    run: watchData,
  }),
  defineCall({
    operationId: "readVdsRun",
    method: "get",
    path: "/tis/vds/runs/{run}",
    need: "VDSDiagnose:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "A run of live data; its samples behind `after`",
    input: z.object({ run: runId, after: z.coerce.number().int().nonnegative().max(100_000).default(0) }),
    output: run,
    run: readRun,
  }),
  defineCall({
    operationId: "markVdsRun",
    method: "post",
    path: "/tis/vds/runs/{run}/marks",
    need: "VDSDiagnose:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Note something at the moment that a run has come to",
    input: z.object({ run: runId, note: z.string().trim().min(1).max(LIMITS.noteLength) }),
    output: nothing,
    form: { message: "diagnosis.run_marked" },
    run: markRun,
  }),
];
