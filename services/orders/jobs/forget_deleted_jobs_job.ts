import { defineJob } from "@/engines/clock/define_job.ts";
import { forgetDeletedJobs } from "./delete_job.ts";

/** Forgets each night the jobs that were deleted long enough ago. */
export const forgetDeletedJobsJob = defineJob({
  name: "forget-deleted-jobs",
  schedule: "0 20 3 * * *",
  leaseSeconds: 300,
  async run(ctx) {
    await forgetDeletedJobs(ctx);
  },
});
