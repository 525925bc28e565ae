import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import {
  NODES,
  OVERALL_STATES,
  QUESTION_ACTIONS,
  QUESTION_KINDS,
  QUESTION_STAGES,
} from "./advance_question.ts";
import { askedFrom } from "./save_question.ts";

/** What the calls of questions answer. Moments are ISO 8601, days `yyyy-MM-dd`. */

const id = z.int().positive();
const moment = z.iso.datetime();
const person = z.object({ fullName: z.string(), userType: z.string(), orgName: z.string().nullable() });

const inPlaceOf = z.object({ fullName: z.string(), until: z.iso.date() });
/** Somebody who is away, in whose place somebody acts up to a day. */
export type InPlaceOf = z.infer<typeof inPlaceOf>;

export const questionRow = z.object({
  id,
  version: z.int(),
  kind: z.enum(QUESTION_KINDS),
  code: z.string().nullable().describe("null of a draft"),
  title: z.string(),
  stage: z.enum(QUESTION_STAGES),
  qaState: z.int().describe("-2 draft, 0 unanswered, 1 replied, 2 closed"),
  overall: z.enum(OVERALL_STATES).nullable(),
  typeParent: z.int().nullable().describe("category: parent of the type, 0 to 4"),
  typeName: z.string().nullable(),
  seriesCode: z.string().nullable(),
  seriesName: z.string().nullable(),
  vin: z.string().nullable(),
  storeCode: z.string(),
  storeName: z.string(),
  areaName: z.string().nullable().describe("sales area of the store; null to all but the factory"),
  askerName: z.string(),
  assigneeName: z.string().nullable(),
  urgent: z.boolean(),
  mine: z.boolean().describe("it is the caller's turn"),
  inPlaceOf: inPlaceOf.nullable().describe("in whose place it is the caller's turn; null: in their own"),
  askedAt: moment.nullable(),
  waitingSince: moment.nullable(),
  answerDueAt: moment.nullable().describe(
    "of a consultation that waits at a node, by the business hours of the market",
  ),
  minutesLeft: z.int().nullable().describe("of business hours until then; below 0: minutes since then"),
  changedAt: moment,
  closedAt: moment.nullable(),
  replies: z.int(),
  score: z.number().nullable(),
});
/** A question as lists show it. */
export type QuestionRow = z.infer<typeof questionRow>;

const file = z.object({ fileId: z.string(), name: z.string(), size: z.number() });

const reply = z.object({
  id,
  part: z.enum(["answer", "asker", "note"]).describe("`note` is told to the factory alone"),
  node: z.enum(NODES).nullable(),
  by: person,
  own: z.boolean().describe("the caller's"),
  body: z.string(),
  lang: z.string(),
  quoted: z.object({ id, by: z.string(), body: z.string() }).nullable(),
  files: z.array(file),
  at: moment,
  waitedMinutes: z.int().nullable(),
  adopted: z.boolean(),
});
/** What was said below a question. */
export type QuestionReply = z.infer<typeof reply>;

const step = z.object({
  action: z.enum(QUESTION_ACTIONS),
  stage: z.enum(QUESTION_STAGES),
  by: z.string().nullable().describe("null: the portal"),
  designated: z.string().nullable(),
  remark: z.string(),
  at: moment,
});

export const question = questionRow.extend({
  body: z.string(),
  lang: z.string(),
  typeCode: z.string().nullable(),
  mileage: z.int().nullable().describe("km"),
  mileageElectric: z.int().nullable().describe("km driven electrically"),
  producedOn: z.iso.date().nullable(),
  soldOn: z.iso.date().nullable(),
  partNumbers: z.array(z.string()),
  dtcCodes: z.array(z.string()),
  askedFrom: askedFrom.nullable(),
  files: z.array(file),
  replyList: z.array(reply).describe("the first first"),
  steps: z.array(step).describe("its course, the first first"),
  atWork: z.boolean().describe(
    "somebody works now in the market of the store, so that the time that is left goes on",
  ),
  inCharge: z.array(z.string()).describe("names of those who are waited for"),
  standIns: z.array(z.object({ fullName: z.string(), inPlaceOf })).describe(
    "those of them who stand in for somebody who is away",
  ),
  closingNote: z.string().nullable(),
  knowledgeId: z.int().nullable().describe("it was released as knowledge"),
  actions: actionsSchema(QUESTION_ACTIONS),
});
/** A question with all that its reader may know of it. */
export type Question = z.infer<typeof question>;
/** A file of a question or a reply. */
export type QuestionFile = z.infer<typeof file>;
