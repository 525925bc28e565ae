import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { jobId } from "../jobs/types.ts";
import { addJobLabor, removeJobLabor } from "./job_labor.ts";

const TAG = "Cart and orders";
const laborOfCurrent = z.object({
  laborTimeCode: z.string().trim().min(1).max(40),
  job: jobId.optional().describe("job that the caller means; refused where another one is current"),
});

/** Calls of the labor items of a job. */
export const JOB_LABOR_CALLS = [
  defineCall({
    operationId: "addJobLabor",
    method: "post",
    path: "/tis/job-labor",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Take a labor item into the current job, so that parts and work of a visit are quoted together",
    input: laborOfCurrent,
    output: z.object({ job: z.string() }),
    form: { message: ({ job }) => ({ key: "orders.labor_added", params: { job } }) },
    run: addJobLabor,
  }),
  defineCall({
    operationId: "removeJobLabor",
    method: "post",
    path: "/tis/job-labor/deletion",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Take a labor item out of the current job",
    input: laborOfCurrent,
    output: z.null(),
    form: { message: "orders.labor_removed" },
    run: removeJobLabor,
  }),
];
