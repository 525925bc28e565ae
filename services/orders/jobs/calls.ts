import { z } from "zod";
import { type CallRequest, defineCall } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { setVehicle } from "@/services/entry/session_settings.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { addJobNote, archiveJob, copyJob, editJob, openJob, restoreJob } from "./change_jobs.ts";
import { makeJobCurrent } from "./current.ts";
import { deleteJob } from "./delete_job.ts";
import { handOverJob, takeOverJob } from "./hand_over.ts";
import { jobColleagues, readJob } from "./read_jobs.ts";
import { deletedJob, jobColleague, jobFacts, jobId, type JobNow, jobNow } from "./types.ts";

const TAG = "Cart and orders";
const one = z.object({ id: jobId });

/** The bar of desk and phone says for which vehicle the caller works from now on: that of the job, or none. */
async function inContext(ctx: Ctx, job: JobNow, { session }: CallRequest): Promise<JobNow> {
  if (session) await setVehicle(ctx, personOf(ctx).id, job.vin);
  return job;
}

const told = (key: string) => (job: JobNow) => ({ key, params: { job: job.title } });

/** Calls of jobs; their list has its own. */
export const JOB_CALLS = [
  defineCall({
    operationId: "readJob",
    method: "get",
    path: "/tis/jobs/{id}",
    need: "EPCCart:view",
    tag: TAG,
    summary: "A job of the caller's store with its notes",
    input: one,
    output: jobNow,
    run: (ctx, { id }) => readJob(ctx, id),
  }),
  defineCall({
    operationId: "listJobColleagues",
    method: "get",
    path: "/tis/job-colleagues",
    need: "EPCCart:view",
    tag: TAG,
    summary: "To whom the caller may hand a job over",
    input: z.object({}),
    output: z.array(jobColleague),
    run: (ctx) => jobColleagues(ctx),
  }),
  defineCall({
    operationId: "openJob",
    method: "post",
    path: "/tis/jobs",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Open a job and make it the cart",
    input: jobFacts,
    output: jobNow,
    form: { to: () => "EPCCart", message: told("orders.job-opened") },
    run: async (ctx, facts, request) => inContext(ctx, await openJob(ctx, facts), request),
  }),
  defineCall({
    operationId: "editJob",
    method: "post",
    path: "/tis/jobs/{id}",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Change what a job is called by",
    input: jobFacts.extend({ id: jobId }),
    output: jobNow,
    form: {
      message: (job) =>
        job.otherVehicleCount === 0 ? told("orders.job-saved")(job) : {
          key: "orders.job-saved-other",
          params: { job: job.title, count: job.otherVehicleCount },
        },
    },
    run: async (ctx, { id, ...facts }, request) => {
      const job = await editJob(ctx, id, facts);
      return job.current && facts.vin !== undefined ? await inContext(ctx, job, request) : job;
    },
  }),
  defineCall({
    operationId: "makeJobCurrent",
    method: "post",
    path: "/tis/jobs/{id}/current",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Make a job the cart, and its vehicle the one in context",
    input: one,
    output: jobNow,
    form: { message: told("orders.job-current") },
    run: async (ctx, { id }, request) => inContext(ctx, await makeJobCurrent(ctx, id), request),
  }),
  defineCall({
    operationId: "handOverJob",
    method: "post",
    path: "/tis/jobs/{id}/handover",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Hand a job over to a colleague of the store, who is told",
    input: one.extend({
      userCode: z.string().min(1).max(LIMITS.jobTextLength).describe("account of the colleague"),
    }),
    output: jobNow,
    form: {
      to: () => "EPCCart?view=jobs",
      message: (job) => ({ key: "orders.job-handed-over", params: { job: job.title, name: job.workerName } }),
    },
    run: (ctx, { id, userCode }) => handOverJob(ctx, id, userCode),
  }),
  defineCall({
    operationId: "takeOverJob",
    method: "post",
    path: "/tis/jobs/{id}/takeover",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Take a colleague's job over, who is told, and make it the cart",
    input: one,
    output: jobNow,
    form: { to: () => "EPCCart", message: told("orders.job-current") },
    run: async (ctx, { id }, request) => inContext(ctx, await takeOverJob(ctx, id), request),
  }),
  defineCall({
    operationId: "copyJob",
    method: "post",
    path: "/tis/jobs/{id}/copies",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Open a job with the lines of another one, and make it the cart",
    input: one,
    output: jobNow,
    form: { to: () => "EPCCart", message: told("orders.job-opened") },
    run: async (ctx, { id }, request) => inContext(ctx, await copyJob(ctx, id), request),
  }),
  defineCall({
    operationId: "archiveJob",
    method: "post",
    path: "/tis/jobs/{id}/archiving",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Put a job away; its lines stay",
    input: one,
    output: jobNow,
    form: { to: ({ id }) => `EPCCart?view=jobs&archived=${id}`, message: told("orders.job-archived") },
    run: (ctx, { id }) => archiveJob(ctx, id),
  }),
  defineCall({
    operationId: "deleteJob",
    method: "post",
    path: "/tis/jobs/{id}/deletion",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Delete a job that nothing was ordered from; restoring has it back for 30 days",
    input: one,
    output: deletedJob,
    form: {
      to: ({ id }) => `EPCCart?view=jobs&deleted=${id}`,
      message: ({ title }) => ({ key: "orders.job-deleted", params: { job: title } }),
    },
    run: (ctx, { id }) => deleteJob(ctx, id),
  }),
  defineCall({
    operationId: "restoreJob",
    method: "post",
    path: "/tis/jobs/{id}/restoring",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Take a job out of the archive, or have a deleted one back",
    input: one,
    output: jobNow,
    form: { message: told("orders.job-restored") },
    run: (ctx, { id }) => restoreJob(ctx, id),
  }),
  defineCall({
    operationId: "addJobNote",
    method: "post",
    path: "/tis/jobs/{id}/notes",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Add a note to a job",
    input: one.extend({ text: z.string().trim().min(1).max(LIMITS.noteLength) }),
    output: jobNow,
    form: { message: told("orders.job-saved") },
    run: (ctx, { id, text }) => addJobNote(ctx, id, text),
  }),
];
