import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, moment, rowId, userCode, version, vin } from "@/engines/events/members.ts";

const topic = "tis.qa.v1";

const question = {
  questionId: rowId,
  questionCode: code,
  version,
  /** Spare-part questions and technical questions have lists and clocks of their own. */
  questionKind: z.enum(["part", "technical"]),
  storeCode: code,
  seriesCode: code.nullable(),
};

/** Supervisor, section head, engineer: who answers next in a technical consultation (rules.md 2). */
const node = z.enum(["supervisor", "section-head", "engineer"]);

const key = (data: { questionId: number }) => String(data.questionId);
const sequence = (data: { version: number }) => data.version;

/** A store asked a question. */
export const qaAsked = defineEvent({
  type: "qa.asked",
  topic,
  data: z.object({
    ...question,
    askerCode: userCode,
    typeCode: code,
    vin: vin.nullable(),
    urgent: z.boolean(),
    askedAt: moment,
  }),
  key,
  sequence,
});

/** Somebody replied to a question. */
export const qaReplied = defineEvent({
  type: "qa.replied",
  topic,
  data: z.object({
    ...question,
    replyId: rowId,
    replierCode: userCode,
    /** Null for a reply outside the consultation. */
    node: node.nullable(),
    waitedMinutes: z.int().nonnegative(),
  }),
  key,
  sequence,
});

/** A consultation went on to the next of supervisor, section head and engineer. */
export const qaEscalated = defineEvent({
  type: "qa.escalated",
  topic,
  data: z.object({
    ...question,
    fromNode: node,
    toNode: node,
    /** The engineer whom the section head designated, or null. */
    designatedCode: userCode.nullable(),
  }),
  key,
  sequence,
});

/** One reply was adopted as the answer. */
export const qaAdopted = defineEvent({
  type: "qa.adopted",
  topic,
  data: z.object({ ...question, replyId: rowId, replierCode: userCode, adopterCode: userCode }),
  key,
  sequence,
});

/** A question was closed, by adopting a reply or by a closing note. */
export const qaClosed = defineEvent({
  type: "qa.closed",
  topic,
  data: z.object({
    ...question,
    by: z.enum(["adoption", "note"]),
    /** Technical score, 0 to 10 with one decimal, given by the asker; null when none was. */
    score: z.number().min(0).max(10).multipleOf(0.1).nullable(),
    /** Whoever answered, in the order of their last answers: who brought it to its end stands last. */
    repliers: z.array(userCode),
    openMinutes: z.int().nonnegative(),
  }),
  key,
  sequence,
});

/** The asker scored a question that had been closed without a score. */
export const qaScored = defineEvent({
  type: "qa.scored",
  topic,
  data: z.object({
    ...question,
    /** Technical score, 0 to 10 with one decimal. */
    score: z.number().min(0).max(10).multipleOf(0.1),
    /** As when it was closed: who brought it to its end stands last. */
    repliers: z.array(userCode),
  }),
  key,
  sequence,
});

/** A question was not closed within seven days; told again each day until it is. */
export const qaOverdue = defineEvent({
  type: "qa.overdue",
  topic,
  data: z.object({ ...question, openDays: z.int().min(7), reminder: z.int().positive() }),
  key,
  sequence,
});

/** A consultation was not answered within thirty minutes; told again each day until it is. */
export const qaUnanswered = defineEvent({
  type: "qa.unanswered",
  topic,
  data: z.object({
    ...question,
    node,
    waitedMinutes: z.int().min(30),
    reminder: z.int().positive(),
  }),
  key,
  sequence,
});
