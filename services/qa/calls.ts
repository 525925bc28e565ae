import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { linkTarget } from "@/engines/links/find_targets.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { QuestionKind } from "./advance_question.ts";
import { addNote, answerQuestion, askAgain, newReply } from "./answer_question.ts";
import { askQuestion } from "./ask_question.ts";
import { assignQuestions } from "./assign_questions.ts";
import { askedQuestion } from "./change_question.ts";
import {
  adoption,
  adoptReply,
  finish,
  finishQuestion,
  scoreQuestion,
  technicalScore,
} from "./close_question.ts";
import { knownOfVehicle, readKnownOfVehicle } from "./known_of_vehicle.ts";
import { lookAlike } from "./look_alike.ts";
import { lookAlikes, questionSoFar } from "./look_alikes.ts";
import { designateEngineer, escalateQuestion, handBackQuestion } from "./pass_on.ts";
import { noteAnswering } from "./presence.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { question } from "./question_types.ts";
import { readQuestion } from "./read_question.ts";
import { replyLinkTargets } from "./reply_links.ts";
import { knowledgeText, releaseKnowledge } from "./release_knowledge.ts";
import { deleteQuestion, questionDraft, saveQuestion } from "./save_question.ts";
import { solveAsking, solved } from "./solve_asking.ts";

const TAG = "Questions";
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const written = questionDraft.extend({
  id: id.optional().describe("of a draft that is there; left out: it begins"),
  version: z.int().positive().optional(),
});
const remarked = askedQuestion.extend({ remark: z.string().max(LIMITS.questionLength).optional() });
/** Of words that are added whatever has become of the question meanwhile. */
const added = askedQuestion.extend(newReply.shape);

function callsOf(kind: QuestionKind) {
  const { add, list, view } = QUESTION_ROUTES[kind];
  const noun = kind === "part" ? "PartQuestion" : "TechQuestion";
  const path = kind === "part" ? "/tis/part-questions" : "/tis/tech-questions";
  const one = `${path}/{id}` as const;
  const shared = { tag: TAG, loggedAs: "changes", output: askedQuestion } as const;
  const seen = ({ id }: { id: number }) => `${view}?id=${id}`;
  return [
    defineCall({
      operationId: `read${noun}`,
      method: "get",
      path: one,
      need: `${view}:view`,
      loggedAs: "reads",
      tag: TAG,
      summary: "A question with its thread, its course and what the caller may do with it",
      input: z.object({ id }),
      output: question,
      run: (ctx, asked) => readQuestion(ctx, kind, asked.id),
    }),
    defineCall({
      ...shared,
      operationId: `save${noun}`,
      method: "post",
      path: `${path}/saving`,
      need: `${add}:edit`,
      summary: "Save a draft of one's own; without an id it begins",
      input: written,
      form: { to: ({ id }) => `${add}?id=${id}`, message: "qa.done_saved" },
      run: (ctx, given) => saveQuestion(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `ask${noun}`,
      method: "post",
      path: `${path}/asking`,
      need: `${add}:edit`,
      summary: "Save what is written and ask it",
      input: written,
      form: { to: seen, message: "qa.done_asked" },
      run: (ctx, given) => askQuestion(ctx, kind, given),
    }),
    defineCall({
      operationId: `delete${noun}`,
      method: "post",
      path: `${one}/deletion`,
      need: `${add}:edit`,
      loggedAs: "removes",
      tag: TAG,
      summary: "Delete a draft of one's own",
      input: askedQuestion,
      output: z.null(),
      form: { to: () => `${list}?queue=drafts`, message: "qa.done_deleted" },
      run: (ctx, asked) => deleteQuestion(ctx, kind, asked),
    }),
    defineCall({
      ...shared,
      operationId: `answer${noun}`,
      method: "post",
      path: `${one}/answers`,
      need: `${view}:reply`,
      summary: "Answer a question, never one's own. What others answered meanwhile stands beside it",
      input: added,
      form: { to: seen, message: "qa.done_answered" },
      run: (ctx, given) => answerQuestion(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `askAgain${noun}`,
      method: "post",
      path: `${one}/words`,
      need: `${view}:view`,
      summary: "Add a word of the asker's side, upon which the question waits again",
      input: added,
      form: { to: seen, message: "qa.done_answered" },
      run: (ctx, given) => askAgain(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `note${noun}`,
      method: "post",
      path: `${one}/notes`,
      need: `${view}:note`,
      summary: "Add a note that only staff of the factory see",
      input: added,
      form: { to: seen, message: "qa.done_noted" },
      run: (ctx, given) => addNote(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `adopt${noun}`,
      method: "post",
      path: `${one}/adoption`,
      need: `${view}:adopt`,
      summary: "Adopt one answer, which closes the question; once, and never one's own",
      input: adoption,
      form: { to: seen, message: "qa.done_adopted" },
      run: (ctx, given) => adoptReply(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `finish${noun}`,
      method: "post",
      path: `${one}/finishing`,
      need: `${view}:finish`,
      summary: "Close a question by a note",
      input: finish,
      form: { to: seen, message: "qa.done_finished" },
      run: (ctx, given) => finishQuestion(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `score${noun}`,
      method: "post",
      path: `${one}/scoring`,
      need: `${view}:adopt`,
      summary: "Score a closed question, once",
      input: askedQuestion.extend({ score: technicalScore }),
      form: { to: seen, message: "qa.done_scored" },
      run: (ctx, given) => scoreQuestion(ctx, kind, given),
    }),
    defineCall({
      ...shared,
      operationId: `release${noun}`,
      method: "post",
      path: `${one}/knowledge`,
      need: `${view}:release`,
      summary: "Release a closed question as knowledge, or revise what was released",
      input: askedQuestion.extend(knowledgeText.shape),
      form: { to: seen, message: "qa.done_released" },
      run: (ctx, given) => releaseKnowledge(ctx, kind, given),
    }),
    defineCall({
      operationId: `solve${noun}`,
      method: "post",
      path: `${path}/solved`,
      need: `${add}:edit`,
      loggedAs: "removes",
      tag: TAG,
      summary: "End an asking that found its answer: its draft goes, what helped is counted",
      input: solved,
      output: z.null(),
      form: { to: () => list, message: "qa.done_solved" },
      run: (ctx, given) => solveAsking(ctx, kind, given),
    }),
    defineCall({
      operationId: `listLookAlikesOf${noun}`,
      method: "get",
      path: `${path.slice(0, -1)}-look-alikes`,
      need: `${add}:view`,
      loggedAs: "reads",
      tag: TAG,
      summary: "Knowledge, cases, bulletins and DTC entries like what is being written, each with the reason",
      input: questionSoFar,
      output: z.object({ records: z.array(lookAlike) }),
      run: async (ctx, asked) => ({ records: await lookAlikes(ctx, kind, asked) }),
    }),
    defineCall({
      operationId: `readVehicleOf${noun}`,
      method: "get",
      path: `${path.slice(0, -1)}-vehicles/{vin}`,
      need: `${add}:edit`,
      loggedAs: "reads",
      tag: TAG,
      summary: "What a question on a vehicle begins with: series, days, and mileage as it was last said",
      input: z.object({ vin: z.string().max(40) }),
      output: knownOfVehicle,
      run: (ctx, { vin }) => readKnownOfVehicle(ctx, kind, vin),
    }),
    defineCall({
      operationId: `find${noun}LinkTargets`,
      method: "get",
      path: `${path}/links/targets`,
      need: `${view}:reply`,
      loggedAs: "reads",
      tag: TAG,
      summary: "What an answer can lead to, by number, code or words; a thread shows their codes as links",
      input: z.object({ words: z.string().trim().min(1).max(200) }),
      output: z.array(linkTarget),
      run: (ctx, { words }) => replyLinkTargets(ctx, kind, words),
    }),
    defineCall({
      operationId: `noteAnswering${noun}`,
      method: "post",
      path: `${one}/presence`,
      need: `${view}:reply`,
      loggedAs: "changes",
      tag: TAG,
      summary:
        "Say that a page writes an answer, or leaves off; said again every few seconds. Answers who else does",
      input: z.object({ id, tab: z.guid(), leaves: z.boolean().optional() }),
      output: z.object({ people: z.array(z.string()) }),
      run: async (ctx, given) => ({ people: await noteAnswering(ctx, kind, given) }),
    }),
    defineCall({
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
    }),
  ];
}

/** Calls of questions on parts and of technical questions; their lists have their own. */
export const QUESTION_CALLS = [
  ...callsOf("part"),
  ...callsOf("technical"),
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
