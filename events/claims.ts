import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, vin } from "@/engines/events/members.ts";
import { approval, underApproval } from "@/engines/events/workflow.ts";

const topic = "tis.claim.v1";

const claim = {
  claimId: rowId,
  claimNumber: code,
  vin,
  seriesCode: code,
  storeCode: code,
  authorCode: userCode,
  ...underApproval,
};

/** Claims pass the three technical claim departments in turn (rules.md 1). */
const stage = { stage: z.literal([1, 2, 3]) };

const key = (data: { claimId: number }) => String(data.claimId);
const sequence = (data: { version: number }) => data.version;

/** A claim case was submitted and waits for the first technical claim department. */
export const claimSubmitted = defineEvent({
  type: "claim.submitted",
  topic,
  data: z.object({
    ...claim,
    faultCode: code,
    mileage: z.int().nonnegative(),
    workingMinutes: z.int().nonnegative(),
    parts: z.array(z.object({ partNumber: code, quantity: z.int().positive() })),
  }),
  key,
  sequence,
});

/** A department passed the claim case; with the third one the case has passed. */
export const claimVerified = defineEvent({
  type: "claim.verified",
  topic,
  data: z.object({ ...claim, ...approval, ...stage }),
  key,
  sequence,
});

/** A department sent the claim case back: it begins again with the first. */
export const claimRejected = defineEvent({
  type: "claim.rejected",
  topic,
  data: z.object({ ...claim, ...approval, ...stage }),
  key,
  sequence,
});

/** A department did not pass the claim case, for good. */
export const claimFailed = defineEvent({
  type: "claim.failed",
  topic,
  data: z.object({ ...claim, ...approval, ...stage }),
  key,
  sequence,
});

/** A claim case can be read by others. */
export const claimPublished = defineEvent({
  type: "claim.published",
  topic,
  data: z.object(claim),
  key,
  sequence,
});

/** A published claim case was withdrawn. */
export const claimRevoked = defineEvent({
  type: "claim.revoked",
  topic,
  data: z.object(claim),
  key,
  sequence,
});
