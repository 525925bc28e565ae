import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, day, langCode, moment, rowId, userCode, version, vin } from "@/engines/events/members.ts";
import { approval, underApproval } from "@/engines/events/workflow.ts";

const topic = "tis.tsb.v1";

/** Specification section 5: 7-digit number, type number, version letter with an optional digit. */
const tsbCode = z.string().regex(/^\d{7}-\d{2}-[A-Z]\d?$/);

const bulletin = {
  tsbId: rowId,
  tsbCode,
  /** One of the fifteen types. */
  typeId: z.int().min(1).max(15),
  brandCode: code,
  seriesCodes: z.array(code).min(1),
  ...underApproval,
  stopState: z.literal([0, 1]),
};

const key = (data: { tsbId: number }) => String(data.tsbId);
const sequence = (data: { version: number }) => data.version;

/** What is said of a bulletin that its author may not have filled in yet. */
const unfinished = { tsbId: rowId, ...underApproval, stopState: z.literal([0, 1]) };

/** Somebody began a bulletin, new or in place of another. */
export const tsbDrafted = defineEvent({
  type: "tsb.drafted",
  topic,
  data: z.object(unfinished),
  key,
  sequence,
});

/** A bulletin that was submitted, rejected or had passed was edited: it must be approved anew. */
export const tsbReopened = defineEvent({
  type: "tsb.reopened",
  topic,
  data: z.object(unfinished),
  key,
  sequence,
});

/** A bulletin was discarded before it was published. */
export const tsbAbandoned = defineEvent({
  type: "tsb.abandoned",
  topic,
  data: z.object(unfinished),
  key,
  sequence,
});

/** A draft that was never submitted was deleted. */
export const tsbDeleted = defineEvent({
  type: "tsb.deleted",
  topic,
  data: z.object(unfinished),
  key,
  sequence,
});

/** A technical service bulletin was submitted for approval. */
export const tsbSubmitted = defineEvent({
  type: "tsb.submitted",
  topic,
  data: z.object(bulletin),
  key,
  sequence,
});

/** A bulletin passed approval. */
export const tsbVerified = defineEvent({
  type: "tsb.verified",
  topic,
  data: z.object({ ...bulletin, ...approval }),
  key,
  sequence,
});

/** A bulletin was sent back to its author. */
export const tsbRejected = defineEvent({
  type: "tsb.rejected",
  topic,
  data: z.object({ ...bulletin, ...approval }),
  key,
  sequence,
});

/** A bulletin did not pass approval, finally. */
export const tsbFailed = defineEvent({
  type: "tsb.failed",
  topic,
  data: z.object({ ...bulletin, ...approval }),
  key,
  sequence,
});

/** A bulletin is in force for the vehicles and readers of its scope. */
export const tsbPublished = defineEvent({
  type: "tsb.published",
  topic,
  data: z.object({
    ...bulletin,
    urgent: z.boolean(),
    faultCodes: z.array(code),
    partNumbers: z.array(code),
    modelCodes: z.array(code),
    countryCodes: z.array(code),
    narrowed: z.boolean().optional(),
    languages: z.array(langCode).min(1),
    startDate: day.nullable(),
    endDate: day.nullable(),
  }),
  key,
  sequence,
});

/** A published bulletin was withdrawn. */
export const tsbRevoked = defineEvent({
  type: "tsb.revoked",
  topic,
  data: z.object(bulletin),
  key,
  sequence,
});

/** A published bulletin is no longer in force; it stays readable, marked as such. */
export const tsbStopped = defineEvent({
  type: "tsb.stopped",
  topic,
  data: z.object(bulletin),
  key,
  sequence,
});

/** A stopped bulletin is in force again. */
export const tsbResumed = defineEvent({
  type: "tsb.resumed",
  topic,
  data: z.object(bulletin),
  key,
  sequence,
});

/** A published bulletin was put on top of the list, or taken from there. */
export const tsbTopChanged = defineEvent({
  type: "tsb.top-changed",
  topic,
  data: z.object({ ...bulletin, topState: z.literal([0, 1]) }),
  key,
  sequence,
});

/** A person confirmed having read a bulletin. */
export const tsbConfirmed = defineEvent({
  type: "tsb.confirmed",
  topic,
  data: z.object({
    tsbId: rowId,
    tsbCode,
    version,
    readerCode: userCode,
    storeCode: code.nullable(),
    publishedAt: moment,
    confirmedAt: moment,
  }),
  key,
  sequence,
});

const workOrder = {
  tsbId: rowId,
  tsbCode,
  version,
  workOrderId: rowId,
  vin,
  storeCode: code,
};

/** Orders are aggregates of their own: what is stuck of one holds up no other, nor the bulletin. */
const orderKey = (data: { workOrderId: number }) => `workorder/${data.workOrderId}`;

/** A bulletin asks a store to work on one vehicle, or asks again after it was stopped or revoked. */
export const tsbWorkOrderRaised = defineEvent({
  type: "tsb.workorder-raised",
  topic,
  data: z.object({ ...workOrder, dueOn: day.nullable() }),
  key: orderKey,
  sequence,
});

/** A store has begun the work on a vehicle. */
export const tsbWorkOrderTakenUp = defineEvent({
  type: "tsb.workorder-taken-up",
  topic,
  data: z.object({ ...workOrder, takenUpAt: moment }),
  key: orderKey,
  sequence,
});

/** A store did the work that a bulletin asked for, or found that it does not apply. */
export const tsbWorkOrderFinished = defineEvent({
  type: "tsb.workorder-finished",
  topic,
  data: z.object({
    ...workOrder,
    outcome: z.enum(["done", "not-applicable"]),
    laborTimeCodes: z.array(code),
    partNumbers: z.array(code),
    finishedAt: moment,
  }),
  key: orderKey,
  sequence,
});

/** The factory asks again for work that a store had ended. */
export const tsbWorkOrderReopened = defineEvent({
  type: "tsb.workorder-reopened",
  topic,
  data: z.object(workOrder),
  key: orderKey,
  sequence,
});

/** Work that was not begun is not asked for any more, because of what became of its bulletin. */
export const tsbWorkOrderClosed = defineEvent({
  type: "tsb.workorder-closed",
  topic,
  data: z.object({ ...workOrder, closedBecause: z.enum(["revoked", "stopped", "superseded"]) }),
  key: orderKey,
  sequence,
});

/** Work that was not ended is now asked for by the bulletin that took the place of another. */
export const tsbWorkOrderHandedOn = defineEvent({
  type: "tsb.workorder-handed-on",
  topic,
  example: { formerTsbId: 97, formerTsbCode: "0000097-03-A" },
  data: z.object({ ...workOrder, formerTsbId: rowId, formerTsbCode: tsbCode, dueOn: day.nullable() }),
  key: orderKey,
  sequence,
});

/** Work that was not ended is another store's now: somebody gave it there, or the vehicle's new store answers for it. */
export const tsbWorkOrderMoved = defineEvent({
  type: "tsb.workorder-moved",
  topic,
  example: { formerStoreCode: "20418" },
  data: z.object({ ...workOrder, formerStoreCode: code, movedAt: moment }),
  key: orderKey,
  sequence,
});

/** All work that a bulletin asked for is done or does not apply. */
export const tsbCampaignClosed = defineEvent({
  type: "tsb.campaign-closed",
  topic,
  example: { doneCount: 1180, notApplicableCount: 24 },
  data: z.object({
    tsbId: rowId,
    tsbCode,
    version,
    doneCount: z.int().nonnegative(),
    notApplicableCount: z.int().nonnegative(),
    closedAt: moment,
  }),
  key,
  sequence,
});
