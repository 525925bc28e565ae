import { defineJob } from "@/engines/clock/define_job.ts";
import { linkDocumentsAnew } from "@/engines/documents/link_document.ts";
import { bulletinDocument } from "./bulletin_document.ts";

/** Reads each night what published notices name: parts and bulletins may have come after the text. */
export const linkNoticesJob = defineJob({
  name: "link-notices",
  schedule: "0 30 4 * * *",
  leaseSeconds: 1800,
  run: (ctx, _due, _lastDue, signal) => linkDocumentsAnew(ctx, bulletinDocument, signal),
});
