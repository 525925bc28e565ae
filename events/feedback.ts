import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.quality.v1";

const feedback = {
  feedbackId: rowId,
  version,
  typeCode: code,
  storeCode: code.nullable(),
  authorCode: userCode,
};
const key = (data: { feedbackId: number }) => `feedback/${data.feedbackId}`;
const sequence = (data: { version: number }) => data.version;

/** Somebody sent feedback on the portal or a document. */
export const feedbackSent = defineEvent({
  type: "feedback.sent",
  topic,
  example: { pageRoute: "EPC2D", attachmentCount: 2 },
  data: z.object({ ...feedback, pageRoute: code.nullable(), attachmentCount: z.int().nonnegative() }),
  key,
  sequence,
});

/** Somebody looks after feedback. */
export const feedbackTaken = defineEvent({
  type: "feedback.taken",
  topic,
  data: z.object({ ...feedback, actorCode: userCode }),
  key,
  sequence,
});

/** Feedback on the portal or a document was dealt with. */
export const feedbackResolved = defineEvent({
  type: "feedback.resolved",
  topic,
  data: z.object({ ...feedback, outcome: z.enum(["resolved", "invalid"]), actorCode: userCode }),
  key,
  sequence,
});
