import { z } from "zod";

/** Name and payload of the work of writing an export, apart from how it is done. */
export const EXPORT_WORK = {
  kind: "export",
  payload: z.object({
    exportId: z.uuid(),
    /** Of the request: an older one, left by a retry, is no longer wanted. */
    version: z.int(),
  }),
};
/** A run of an export: the request it answers. */
export type ExportRun = z.infer<typeof EXPORT_WORK.payload>;
