import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { amount, code, moment, rowId, textKey } from "@/engines/events/members.ts";
import { approval, underApproval } from "@/engines/events/workflow.ts";

const topic = "tis.labor.v1";

const item = {
  laborId: rowId,
  laborTimeCode: code,
  seriesCodes: z.array(code),
  ...underApproval,
};

const key = (data: { laborId: number }) => String(data.laborId);
const sequence = (data: { version: number }) => data.version;

/** A labor item was submitted for approval. */
export const laborSubmitted = defineEvent({
  type: "labor.submitted",
  topic,
  data: z.object(item),
  key,
  sequence,
});

/** A labor item passed approval. */
export const laborVerified = defineEvent({
  type: "labor.verified",
  topic,
  data: z.object({ ...item, ...approval }),
  key,
  sequence,
});

/** A labor item was sent back to its author. */
export const laborRejected = defineEvent({
  type: "labor.rejected",
  topic,
  data: z.object({ ...item, ...approval }),
  key,
  sequence,
});

/** A labor item is in force: stores may charge it, and it is handed to the dealer management system. */
export const laborReleased = defineEvent({
  type: "labor.released",
  topic,
  data: z.object({
    ...item,
    /** Library: 0 base, 1 standard. */
    library: z.literal([0, 1]),
    laborMinutes: z.int().positive(),
    coefficient: amount,
    faultCodes: z.array(code),
    partNumbers: z.array(code),
    releaseTime: moment,
  }),
  key,
  sequence,
});

const hand = {
  laborId: rowId,
  laborTimeCode: code,
  version: item.version,
  receiver: code,
  attempts: z.int().positive(),
};

/** The dealer management system took a released labor item. */
export const laborPushed = defineEvent({
  type: "labor.pushed",
  topic,
  data: z.object({ ...hand, sentTime: moment }),
  key,
  sequence,
});

/** The dealer management system could not be given a released labor item; staff may try again. */
export const laborPushFailed = defineEvent({
  type: "labor.push-failed",
  topic,
  data: z.object({ ...hand, reason: textKey }),
  key,
  sequence,
});
