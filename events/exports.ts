import { z } from "zod";
import { defineEvent } from "@/engines/events/define_event.ts";
import { code, langCode, moment, rowId, textKey, version } from "@/engines/events/members.ts";

const topic = "tis.export.v1";

const task = { exportId: z.uuid(), version, kind: code, userId: rowId };

const key = (data: { exportId: string }) => data.exportId;
const sequence = (data: { version: number }) => data.version;

/** Somebody asked for a list as a spreadsheet. */
export const exportRequested = defineEvent({
  type: "export.requested",
  topic,
  example: { kind: "order-history", version: 1 },
  data: z.object({ ...task, lang: langCode }),
  key,
  sequence,
  internal: true,
});

/** The spreadsheet lies ready. */
export const exportDone = defineEvent({
  type: "export.done",
  topic,
  example: { kind: "order-history", size: 48211, version: 2 },
  data: z.object({
    ...task,
    fileId: z.uuid(),
    rows: z.int().nonnegative(),
    size: z.int().positive(),
    expiresAt: moment,
  }),
  key,
  sequence,
  internal: true,
});

/** The export was given up. */
export const exportFailed = defineEvent({
  type: "export.failed",
  topic,
  example: { kind: "order-history", reason: "export-right-lost", version: 2 },
  data: z.object({ ...task, reason: textKey }),
  key,
  sequence,
  internal: true,
});
