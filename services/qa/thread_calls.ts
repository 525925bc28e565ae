import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { linkTarget } from "@/engines/links/find_targets.ts";
import type { QuestionKind } from "./advance_question.ts";
import { addNote, answerQuestion, askAgain, newReply } from "./answer_question.ts";
import { callNamesOf, id, TAG } from "./call_names.ts";
import { askedQuestion } from "./change_question.ts";
import {
  adoption,
  adoptReply,
  finish,
  finishQuestion,
  scoreQuestion,
  technicalScore,
} from "./close_question.ts";
import { noteAnswering } from "./presence.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { question } from "./question_types.ts";
import { readQuestion } from "./read_question.ts";
import { knowledgeText, releaseKnowledge } from "./release_knowledge.ts";
import { replyLinkTargets } from "./reply_links.ts";

/** Of words that are added whatever has become of the question meanwhile. */
const added = askedQuestion.extend(newReply.shape);

/** Calls of a question that was asked: its thread, how it is closed, what it teaches. */
export function threadCalls(kind: QuestionKind) {
  const { view } = QUESTION_ROUTES[kind];
  const { noun, path, one, shared, seen } = callNamesOf(kind);
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
  ];
}
