import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { endVdsFeedback } from "./end_feedback.ts";
import { readVdsFeedback } from "./read_feedback.ts";
import { sendNoDiagnosis, sendVdsFeedback } from "./send_feedback.ts";
import { newNoDiagnosis, newVdsFeedback, vdsFeedback, vdsFeedbackId } from "./types.ts";

const tag = "Diagnosis";
const one = z.object({ id: vdsFeedbackId });
const answered = one.extend({
  version: z.int().positive().describe("that was read"),
  answer: z.string().max(2000).default("").describe("what the store is told"),
});
const told = (key: string) => ({ id }: { id: number }) => ({ key, params: { number: id } });

/** Calls of feedback on diagnoses, and of feedback where none was possible; their lists have their own. */
export const VDS_FEEDBACK_CALLS = [
  defineCall({
    operationId: "sendVdsFeedback",
    method: "post",
    path: "/tis/vds/feedback",
    need: "VDSFeedback:edit",
    loggedAs: "adds",
    tag,
    summary: "Say whether a diagnosis led to the fault, and what it was in the end",
    input: newVdsFeedback,
    output: one,
    form: { to: ({ id }) => `VDSFeedback?feedback=${id}`, message: told("diagnosis.feedback.done_send") },
    run: sendVdsFeedback,
  }),
  defineCall({
    operationId: "readVdsFeedback",
    method: "get",
    path: "/tis/vds/feedback/{id}",
    need: "VDSFeedback:view",
    loggedAs: "reads",
    tag,
    summary: "Feedback on a diagnosis, its course, and what the caller may do with it",
    input: one,
    output: vdsFeedback,
    run: (ctx, { id }) => readVdsFeedback(ctx, "diagnosis", id),
  }),
  defineCall({
    operationId: "resolveVdsFeedback",
    method: "post",
    path: "/tis/vds/feedback/{id}/resolution",
    need: "VDSFeedback:process",
    loggedAs: "changes",
    tag,
    summary: "Answer feedback on a diagnosis that was right; its author is told",
    input: answered,
    output: vdsFeedback,
    form: { message: told("diagnosis.feedback.done_resolve") },
    run: (ctx, asked) => endVdsFeedback(ctx, "diagnosis", asked, "resolve"),
  }),
  defineCall({
    operationId: "dismissVdsFeedback",
    method: "post",
    path: "/tis/vds/feedback/{id}/dismissal",
    need: "VDSFeedback:process",
    loggedAs: "changes",
    tag,
    summary: "Answer feedback on a diagnosis that nothing comes of, and say why; its author is told",
    input: answered,
    output: vdsFeedback,
    form: { message: told("diagnosis.feedback.done_dismiss") },
    run: (ctx, asked) => endVdsFeedback(ctx, "diagnosis", asked, "dismiss"),
  }),
  defineCall({
    operationId: "sendVdsNoDiagnosis",
    method: "post",
    path: "/tis/vds/no-diagnosis",
    need: "VDSFeedbackNoDiagnose:edit",
    loggedAs: "adds",
    tag,
    summary: "Say why a vehicle could not be diagnosed",
    input: newNoDiagnosis,
    output: one,
    form: {
      to: ({ id }) => `VDSFeedbackNoDiagnose?feedback=${id}`,
      message: told("diagnosis.feedback.done_send"),
    },
    run: sendNoDiagnosis,
  }),
  defineCall({
    operationId: "readVdsNoDiagnosis",
    method: "get",
    path: "/tis/vds/no-diagnosis/{id}",
    need: "VDSFeedbackNoDiagnose:view",
    loggedAs: "reads",
    tag,
    summary: "Feedback where no diagnosis was possible, its course, and what the caller may do with it",
    input: one,
    output: vdsFeedback,
    run: (ctx, { id }) => readVdsFeedback(ctx, "none", id),
  }),
  defineCall({
    operationId: "resolveVdsNoDiagnosis",
    method: "post",
    path: "/tis/vds/no-diagnosis/{id}/resolution",
    need: "VDSFeedbackNoDiagnose:process",
    loggedAs: "changes",
    tag,
    summary: "Answer what kept a store from diagnosing; its author is told",
    input: answered,
    output: vdsFeedback,
    form: { message: told("diagnosis.feedback.done_resolve") },
    run: (ctx, asked) => endVdsFeedback(ctx, "none", asked, "resolve"),
  }),
  defineCall({
    operationId: "dismissVdsNoDiagnosis",
    method: "post",
    path: "/tis/vds/no-diagnosis/{id}/dismissal",
    need: "VDSFeedbackNoDiagnose:process",
    loggedAs: "changes",
    tag,
    summary: "Answer feedback without a diagnosis that nothing comes of, and say why; its author is told",
    input: answered,
    output: vdsFeedback,
    form: { message: told("diagnosis.feedback.done_dismiss") },
    run: (ctx, asked) => endVdsFeedback(ctx, "none", asked, "dismiss"),
  }),
];
