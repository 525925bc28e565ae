import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, day, langCode, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.document.v1";

const sequence = (data: { version: number }) => data.version;

const bulletin = { bulletinId: rowId, version, actorCode: userCode };
const bulletinKey = (data: { bulletinId: number }) => `bulletin/${data.bulletinId}`;

/** A notice can be read by its receivers. */
export const bulletinReleased = defineEvent({
  type: "bulletin.released",
  topic,
  data: z.object({
    ...bulletin,
    top: z.boolean(),
    startDate: day.nullable(),
    endDate: day.nullable(),
    languages: z.array(langCode).min(1),
    orgCodes: z.array(code),
    narrowed: z.boolean().optional(),
  }),
  key: bulletinKey,
  sequence,
});

/** A notice was withdrawn. */
export const bulletinRevoked = defineEvent({
  type: "bulletin.revoked",
  topic,
  data: z.object(bulletin),
  key: bulletinKey,
  sequence,
});

/** A notice that was stopped is in force again. */
export const bulletinResumed = defineEvent({
  type: "bulletin.resumed",
  topic,
  data: z.object(bulletin),
  key: bulletinKey,
  sequence,
});

/** A notice was deleted. */
export const bulletinDeleted = defineEvent({
  type: "bulletin.deleted",
  topic,
  data: z.object(bulletin),
  key: bulletinKey,
  sequence,
});
