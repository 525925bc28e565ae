import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, textKey, version } from "@/engines/events/members.ts";

const topic = "tis.file.v1";

/** Events of a file are numbered from 1, which is always `file.stored`. */
const file = { fileId: z.uuid(), version };

const content = {
  /** Which limits and types held when it came in: engines/files/places.ts. */
  place: code,
  /** Found in the content, not taken from the sender. */
  mediaType: z.string().max(127),
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

const key = (data: { fileId: string }) => data.fileId;
const sequence = (data: { version: number }) => data.version;

/** A file passed all checks and lies in the file store. */
export const fileStored = defineEvent({
  type: "file.stored",
  topic,
  example: { version: 1 },
  data: z.object({
    ...file,
    ...content,
    /** The file it was made from by a conversion, or null. */
    madeFrom: z.uuid().nullable(),
  }),
  key,
  sequence,
  internal: true,
});

/** Something was made of a file: a small picture, a PDF, an SVG, a checked 3D model. */
export const fileConverted = defineEvent({
  type: "file.converted",
  topic,
  example: { kind: "thumbnail", facts: { width: 320, height: 214 }, version: 2 },
  data: z.object({
    ...file,
    ...content,
    kind: code,
    /** The file that came of it; null when the conversion only checked and measured. */
    resultId: z.uuid().nullable(),
    /** What was measured, such as pixels, pages or triangles. */
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  key,
  sequence,
  internal: true,
});

/** A conversion was given up; the original stays. */
export const fileConversionFailed = defineEvent({
  type: "file.conversion-failed",
  topic,
  example: { kind: "thumbnail", reason: "convert-broken-image", version: 2 },
  data: z.object({ ...file, ...content, kind: code, reason: textKey }),
  key,
  sequence,
  internal: true,
});
