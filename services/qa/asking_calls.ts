import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import type { QuestionKind } from "./advance_question.ts";
import { askQuestion } from "./ask_question.ts";
import { callNamesOf, id, TAG } from "./call_names.ts";
import { askedQuestion } from "./change_question.ts";
import { knownOfVehicle, readKnownOfVehicle } from "./known_of_vehicle.ts";
import { lookAlike } from "./look_alike.ts";
import { lookAlikes, questionSoFar } from "./look_alikes.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { deleteQuestion, questionDraft, saveQuestion } from "./save_question.ts";
import { solveAsking, solved } from "./solve_asking.ts";

const written = questionDraft.extend({
  id: id.optional().describe("of a draft that is there; left out: it begins"),
  version: z.int().positive().optional(),
});

/** Calls of a question before it is asked: its draft, what looks like it, what is known of its vehicle. */
export function askingCalls(kind: QuestionKind) {
  const { add, list } = QUESTION_ROUTES[kind];
  const { noun, path, one, shared, seen } = callNamesOf(kind);
  return [
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
  ];
}
