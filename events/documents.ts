import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, day, moment, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.document.v1";

const sequence = (data: { version: number }) => data.version;

const law = { lawId: rowId, lawCode: code, version, actorCode: userCode };
const lawKey = (data: { lawId: number }) => `law/${data.lawId}`;

/** A legal standard is in effect. */
export const lawReleased = defineEvent({
  type: "law.released",
  topic,
  data: z.object({
    ...law,
    lawState: z.enum(["new", "effective"]),
    effectiveOn: day,
    countryCodes: z.array(code),
    fileIds: z.array(z.uuid()),
  }),
  key: lawKey,
  sequence,
  announced: true,
});

/** A legal standard was abolished. */
export const lawRevoked = defineEvent({
  type: "law.revoked",
  topic,
  data: z.object({ ...law, abolishedOn: day }),
  key: lawKey,
  sequence,
  announced: true,
});

/** A legal standard that never took effect was deleted. */
export const lawDeleted = defineEvent({
  type: "law.deleted",
  topic,
  data: z.object(law),
  key: lawKey,
  sequence,
  announced: true,
});

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
  announced: true,
});

/** A program was withdrawn. */
export const softwareRevoked = defineEvent({
  type: "software.revoked",
  topic,
  data: z.object(software),
  key: softwareKey,
  sequence,
  announced: true,
});

/** A program was deleted. */
export const softwareDeleted = defineEvent({
  type: "software.deleted",
  topic,
  data: z.object(software),
  key: softwareKey,
  sequence,
  announced: true,
});

const document = { documentId: rowId, version, folderCode: code, actorCode: userCode };
const documentKey = (data: { documentId: number }) => `document/${data.documentId}`;

/** A document of the document centre can be read by those who may see its folder. */
export const documentReleased = defineEvent({
  type: "document.released",
  topic,
  data: z.object({
    ...document,
    revision: z.int().positive(),
    fileId: z.uuid(),
    mediaType: z.string().max(127),
    size: z.int().positive(),
    releasedAt: moment,
  }),
  key: documentKey,
  sequence,
  announced: true,
});

/** A document of the document centre was withdrawn. */
export const documentRevoked = defineEvent({
  type: "document.revoked",
  topic,
  data: z.object(document),
  key: documentKey,
  sequence,
  announced: true,
});

/** A document of the document centre was deleted. */
export const documentDeleted = defineEvent({
  type: "document.deleted",
  topic,
  data: z.object(document),
  key: documentKey,
  sequence,
  announced: true,
});
