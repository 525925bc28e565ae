import { expireUploads } from "./expire_uploads.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Forgets uploads that nobody took up again. */
export const expireUploadsJob = defineJob({
  name: "expire-uploads",
  schedule: "0 */15 * * * *",
  leaseSeconds: 300,
  async run(ctx, _due, _lastDue, signal) {
    await expireUploads(ctx, signal);
  },
});
