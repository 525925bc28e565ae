import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.quality.v1";

const sequence = (data: { version: number }) => data.version;

const techprove = {
  techproveId: rowId,
  techproveCode: code,
  version,
  seriesCode: code,
  actorCode: userCode,
};
const techproveKey = (data: { techproveId: number }) => `techprove/${data.techproveId}`;

/** A technical improvement was submitted for approval. */
export const techproveSubmitted = defineEvent({
  type: "techprove.submitted",
  topic,
  data: z.object({ ...techprove, partNumbers: z.array(code) }),
  key: techproveKey,
  sequence,
});

/** One of those who approve a technical improvement sent it back to its author. */
export const techproveRejected = defineEvent({
  type: "techprove.rejected",
  topic,
  data: z.object({ ...techprove, approvalId: rowId }),
  key: techproveKey,
  sequence,
});

/** A technical improvement was approved. */
export const techproveApproved = defineEvent({
  type: "techprove.approved",
  topic,
  data: z.object({ ...techprove, approvalId: rowId }),
  key: techproveKey,
  sequence,
});

/** A technical improvement was closed. */
export const techproveClosed = defineEvent({
  type: "techprove.closed",
  topic,
  data: z.object(techprove),
  key: techproveKey,
  sequence,
});
