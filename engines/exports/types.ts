import { z } from "zod";

/** States of an export task (specification section 4). */
export const EXPORT_STATES = ["pending", "processing", "success", "failed"] as const;

/** A task as its owner sees it. */
export const exportTask = z.object({
  id: z.uuid(),
  kind: z.string(),
  list: z.string().describe("name of the list in the caller's language"),
  page: z.string().nullable().describe("page below the base path"),
  state: z.enum(EXPORT_STATES),
  rowsDone: z.int(),
  rowsTotal: z.int().nullable().describe("null until they were counted"),
  fileId: z.uuid().nullable().describe("null while there is none, and when its time is over"),
  fileName: z.string().nullable(),
  size: z.int().nullable().describe("bytes"),
  reason: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  isExpired: z.boolean().describe("the file has gone since its time was over"),
});
export type ExportTask = z.infer<typeof exportTask>;
