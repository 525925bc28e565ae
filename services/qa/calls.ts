import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { QuestionKind } from "./advance_question.ts";
import { askingCalls } from "./asking_calls.ts";
import { assignQuestions } from "./assign_questions.ts";
import { callNamesOf, id, TAG } from "./call_names.ts";
import { CONSULTATION_CALLS } from "./consultation_calls.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { threadCalls } from "./thread_calls.ts";

function assignmentCall(kind: QuestionKind) {
  const { list } = QUESTION_ROUTES[kind];
  const { noun, path } = callNamesOf(kind);
  return defineCall({
    operationId: `assign${noun}s`,
    method: "post",
    path: `${path}/assignments`,
    need: `${list}:assign`,
    loggedAs: "changes",
    tag: TAG,
    summary: "Give open questions to one of the factory's staff who may answer them",
    input: z.object({
      questions: z.array(id).min(1).max(LIMITS.pageSizes.at(-1)!),
      userCode: z.string().trim().max(60),
    }),
    output: z.object({ assigned: z.int() }),
    form: { message: ({ assigned }) => ({ key: "qa.done_assigned", params: { count: assigned } }) },
    run: async (ctx, given) => ({ assigned: await assignQuestions(ctx, kind, given) }),
  });
}

/** Calls of questions on parts and of technical questions; their lists have their own. */
export const QUESTION_CALLS = [
  ...threadCalls("part"),
  ...askingCalls("part"),
  assignmentCall("part"),
  ...threadCalls("technical"),
  ...askingCalls("technical"),
  assignmentCall("technical"),
  ...CONSULTATION_CALLS,
];
