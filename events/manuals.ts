import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, langCode, rowId, textKey, version } from "@/engines/events/members.ts";

const topic = "tis.manual.v1";

const manual = { manualId: rowId, manualCode: code, version, seriesCode: code, lang: langCode };

const key = (data: { manualId: number }) => String(data.manualId);
const sequence = (data: { version: number }) => data.version;

/** A manual package was uploaded and waits to be parsed. */
export const manualUploaded = defineEvent({
  type: "manual.uploaded",
  topic,
  data: z.object({
    ...manual,
    packageId: z.uuid(),
    size: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  key,
  sequence,
  announced: true,
});

/** A manual package was unpacked and can be searched. */
export const manualParsed = defineEvent({
  type: "manual.parsed",
  topic,
  data: z.object({ ...manual, pages: z.int().positive(), models3d: z.int().nonnegative() }),
  key,
  sequence,
  announced: true,
});

/** A manual package could not be read. */
export const manualParseFailed = defineEvent({
  type: "manual.parse-failed",
  topic,
  example: { reason: "manual-broken-page" },
  data: z.object({ ...manual, reason: textKey, packageEntry: z.string().max(300).nullable() }),
  key,
  sequence,
  announced: true,
});

/** A manual can be read by all whom its series concerns. */
export const manualPublished = defineEvent({
  type: "manual.published",
  topic,
  data: z.object({ ...manual, modelCodes: z.array(code), replaces: z.int().positive().nullable() }),
  key,
  sequence,
  announced: true,
});
