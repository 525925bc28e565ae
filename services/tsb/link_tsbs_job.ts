import { defineJob } from "@/engines/clock/define_job.ts";
import { linkDocumentsAnew } from "@/engines/documents/link_document.ts";
import { tsbDocument } from "./tsb_document.ts";

/** Reads each night what published bulletins name: parts and figures may have come after the text. */
export const linkTsbsJob = defineJob({
  name: "link-tsbs",
  schedule: "0 20 4 * * *",
  leaseSeconds: 1800,
  run: (ctx, _due, _lastDue, signal) => linkDocumentsAnew(ctx, tsbDocument, signal),
});
