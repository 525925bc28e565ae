import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { dismissFeedback, resolveFeedback, takeFeedback } from "./act_on_feedback.ts";
import { readFeedback } from "./read_feedback.ts";
import { sendFeedback } from "./send_feedback.ts";
import { feedback, feedbackId, newFeedback } from "./types.ts";

const tag = "Feedback";
const one = z.object({ id: feedbackId });
const change = one.extend({ version: z.int().positive().describe("that was read") });
const answered = change.extend({
  answer: z.string().max(2000).default("").describe("what the sender is told"),
});
const told = (key: string) => ({ id }: { id: number }) => ({ key, params: { number: id } });

/** Calls of feedback; its list has its own. */
export const FEEDBACK_CALLS = [
  defineCall({
    operationId: "sendFeedback",
    method: "post",
    path: "/tis/feedback",
    need: "session",
    tag,
    summary: "Send feedback on the portal or a document, with the screen that it is about",
    input: newFeedback,
    output: one,
    form: { message: told("feedback.done_send") },
    run: (ctx, given, { agent }) => sendFeedback(ctx, given, agent),
  }),
  defineCall({
    operationId: "readFeedback",
    method: "get",
    path: "/tis/feedback/{id}",
    need: "FeedbackList:view",
    loggedAs: "reads",
    tag,
    summary: "Feedback with the screen that it is about, its course, and what the caller may do with it",
    input: one,
    output: feedback,
    run: (ctx, { id }) => readFeedback(ctx, id),
  }),
  defineCall({
    operationId: "takeFeedback",
    method: "post",
    path: "/tis/feedback/{id}/taking",
    need: "FeedbackList:process",
    tag,
    summary: "Say that one looks after feedback",
    input: change,
    output: feedback,
    form: { message: told("feedback.done_take") },
    run: takeFeedback,
  }),
  defineCall({
    operationId: "resolveFeedback",
    method: "post",
    path: "/tis/feedback/{id}/resolution",
    need: "FeedbackList:process",
    tag,
    summary: "Answer feedback that was right; its sender is told",
    input: answered,
    output: feedback,
    form: { message: told("feedback.done_resolve") },
    run: resolveFeedback,
  }),
  defineCall({
    operationId: "dismissFeedback",
    method: "post",
    path: "/tis/feedback/{id}/dismissal",
    need: "FeedbackList:process",
    tag,
    summary: "Answer feedback that nothing comes of, and say why; its sender is told",
    input: answered,
    output: feedback,
    form: { message: told("feedback.done_dismiss") },
    run: dismissFeedback,
  }),
];
