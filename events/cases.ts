import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, version } from "@/engines/events/members.ts";
import { approval, underApproval } from "@/engines/events/workflow.ts";

const topic = "tis.case.v1";

const repairCase = {
  caseId: rowId,
  caseCode: code,
  brandCode: code,
  seriesCode: code,
  /** The store that wrote it; null for one written in the factory. */
  storeCode: code.nullable(),
  authorCode: userCode,
  ...underApproval,
};

const key = (data: { caseId: number }) => String(data.caseId);
const sequence = (data: { version: number }) => data.version;

/** A repair case was submitted for approval. */
export const caseSubmitted = defineEvent({
  type: "case.submitted",
  topic,
  data: z.object({
    ...repairCase, /** That its store has submitted in the month, this one among them; 0 for one of the factory. */
    monthlyCount: z.int().nonnegative(),
  }),
  key,
  sequence,
});

/** A repair case passed approval. */
export const caseVerified = defineEvent({
  type: "case.verified",
  topic,
  data: z.object({ ...repairCase, ...approval }),
  key,
  sequence,
});

/** A repair case was sent back to its author, who may edit and submit it again. */
export const caseRejected = defineEvent({
  type: "case.rejected",
  topic,
  data: z.object({ ...repairCase, ...approval }),
  key,
  sequence,
});

/** A repair case did not pass, for good. */
export const caseFailed = defineEvent({
  type: "case.failed",
  topic,
  data: z.object({ ...repairCase, ...approval }),
  key,
  sequence,
});

/** A repair case can be read by all whom its series concerns. */
export const casePublished = defineEvent({
  type: "case.published",
  topic,
  data: z.object({
    ...repairCase,
    languages: z.array(z.string()).min(1),
    dtcCodes: z.array(code),
    partNumbers: z.array(code),
  }),
  key,
  sequence,
});

/** A published repair case was withdrawn. */
export const caseRevoked = defineEvent({
  type: "case.revoked",
  topic,
  data: z.object(repairCase),
  key,
  sequence,
});

/** A repair case was marked as excellent, which its author is rewarded for. */
export const caseMarkedExcellent = defineEvent({
  type: "case.marked-excellent",
  topic,
  data: z.object(repairCase),
  key,
  sequence,
});

/** A store said whether a repair case fixed a vehicle of its own. */
export const caseTried = defineEvent({
  type: "case.tried",
  topic,
  data: z.object({
    caseId: rowId,
    caseCode: code,
    /** The store that tried it. */
    storeCode: code,
    fixed: z.boolean(),
    actorCode: userCode,
    version,
  }),
  key,
  sequence,
});

/** An unpublished repair case was given up. */
export const caseDiscarded = defineEvent({
  type: "case.discarded",
  topic,
  data: z.object({
    ...repairCase,
    /** Null where the draft had none yet. */
    brandCode: code.nullable(),
    seriesCode: code.nullable(),
  }),
  key,
  sequence,
});
