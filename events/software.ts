import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.document.v1";

const sequence = (data: { version: number }) => data.version;

const software = {
  softwareId: rowId,
  softwareCode: code,
  softwareVersion: z.string().max(60),
  version,
  actorCode: userCode,
};
const softwareKey = (data: { softwareId: number }) => `software/${data.softwareId}`;

/** A program can be downloaded. */
export const softwareReleased = defineEvent({
  type: "software.released",
  topic,
  data: z.object({
    ...software,
    typeCode: code,
    platform: code,
    seriesCodes: z.array(code),
    fileId: z.uuid(),
    size: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  key: softwareKey,
  sequence,
});

/** A program was withdrawn. */
export const softwareRevoked = defineEvent({
  type: "software.revoked",
  topic,
  data: z.object(software),
  key: softwareKey,
  sequence,
});

/** A program was deleted. */
export const softwareDeleted = defineEvent({
  type: "software.deleted",
  topic,
  data: z.object(software),
  key: softwareKey,
  sequence,
});
