import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, version, vin } from "@/engines/events/members.ts";

const topic = "tis.quality.v1";

const sequence = (data: { version: number }) => data.version;

const quality = {
  qualityId: rowId,
  qualityCode: code,
  version,
  storeCode: code,
  seriesCode: code,
  partNumber: code.nullable(),
};
const qualityKey = (data: { qualityId: number }) => `quality/${data.qualityId}`;

/** A store reported a fault of quality. */
export const qualitySubmitted = defineEvent({
  type: "quality.submitted",
  topic,
  data: z.object({
    ...quality,
    vin: vin.nullable(),
    faultCode: code.nullable(),
    mileage: z.int().nonnegative().nullable(),
    photos: z.int().nonnegative(),
  }),
  key: qualityKey,
  sequence,
});

/** The factory looks after a report of quality. */
export const qualityTaken = defineEvent({
  type: "quality.taken",
  topic,
  data: z.object({ ...quality, actorCode: userCode }),
  key: qualityKey,
  sequence,
});

/** The factory has dealt with a report of quality. */
export const qualityResolved = defineEvent({
  type: "quality.resolved",
  topic,
  data: z.object({ ...quality, outcome: z.enum(["resolved", "refused"]), actorCode: userCode }),
  key: qualityKey,
  sequence,
});
