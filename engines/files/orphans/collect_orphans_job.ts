import { collectOrphans } from "./collect_orphans.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Takes away files that nobody uses, and what was left half stored. */
export const collectOrphanFilesJob = defineJob({
  name: "collect-orphan-files",
  schedule: "0 20 * * * *",
  leaseSeconds: 1800,
  async run(ctx, _due, _lastDue, signal) {
    await collectOrphans(ctx, signal);
  },
});
