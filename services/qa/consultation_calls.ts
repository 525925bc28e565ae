import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { id, TAG } from "./call_names.ts";
import { askedQuestion } from "./change_question.ts";
import { designateEngineer, escalateQuestion, handBackQuestion } from "./pass_on.ts";

const remarked = askedQuestion.extend({ remark: z.string().max(LIMITS.questionLength).optional() });

/** Calls by which a technical question goes along the chain of its consultation. */
export const CONSULTATION_CALLS = [
  defineCall({
    operationId: "escalateTechQuestion",
    method: "post",
    path: "/tis/tech-questions/{id}/escalation",
    need: "TechQAView:reply",
    tag: TAG,
    loggedAs: "changes",
    summary: "The supervisor, who has replied, submits a question to the support section of its brand",
    input: remarked,
    output: askedQuestion,
    form: { to: ({ id }) => `TechQAView?id=${id}`, message: "qa.done_escalated" },
    run: escalateQuestion,
  }),
  defineCall({
    operationId: "designateTechQuestion",
    method: "post",
    path: "/tis/tech-questions/{id}/designation",
    need: "TechQAView:designate",
    tag: TAG,
    loggedAs: "changes",
    summary: "The head of the section names an engineer of it",
    input: remarked.extend({ engineerId: id }),
    output: askedQuestion,
    form: { to: ({ id }) => `TechQAView?id=${id}`, message: "qa.done_designated" },
    run: designateEngineer,
  }),
  defineCall({
    operationId: "handBackTechQuestion",
    method: "post",
    path: "/tis/tech-questions/{id}/hand-back",
    need: "TechQAView:reply",
    tag: TAG,
    loggedAs: "changes",
    summary: "Give a question back to the node before, and say why",
    input: remarked,
    output: askedQuestion,
    form: { to: ({ id }) => `TechQAView?id=${id}`, message: "qa.done_handed_back" },
    run: handBackQuestion,
  }),
];
