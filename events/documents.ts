import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, moment, rowId, userCode, version } from "@/engines/events/members.ts";

const topic = "tis.document.v1";

const sequence = (data: { version: number }) => data.version;

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
