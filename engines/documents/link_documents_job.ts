import { defineJob } from "@/engines/clock/define_job.ts";
import type { DocumentKind } from "./define_document.ts";
import { linkDocumentsAnew } from "./link_document.ts";

/**
 * The job of a kind that reads each night what its published documents name: parts, figures and other documents may have come after the text.
 *
 * @param schedule one after the other, so that no two kinds read at once
 */
export function linkDocumentsJob(kind: DocumentKind, name: string, schedule: string) {
  return defineJob({
    name,
    schedule,
    leaseSeconds: 1800,
    run: (ctx, _due, _lastDue, signal) => linkDocumentsAnew(ctx, kind, signal),
  });
}
