import { defineJob } from "@/engines/clock/define_job.ts";
import { forgetEnded } from "./forget_ended.ts";

/** Deletes sessions and links of mails that ended long ago. */
export const forgetEndedJob = defineJob({
  name: "forget-ended-sessions",
  schedule: "0 50 2 * * *",
  leaseSeconds: 600,
  async run(ctx, _due, _lastDue, signal) {
    await forgetEnded(ctx, signal);
  },
});
