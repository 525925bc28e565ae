import { defineCall } from "@/engines/calls/define_call.ts";
import { findCauses } from "./find_causes.ts";
import { findings, situation } from "./types.ts";

/** Calls of the assistant that leads from what a vehicle shows to what may be wrong. */
export const ASSISTANT_CALLS = [
  defineCall({
    operationId: "findVdsCauses",
    method: "get",
    path: "/tis/vds/causes",
    need: "DiagnoseHelper:view",
    loggedAs: "reads",
    tag: "Diagnosis",
    summary:
      "Causes of a complaint and its DTCs, ranked by published cases, bulletins, answers and the dictionary",
    input: situation,
    output: findings,
    run: findCauses,
  }),
];
