import { defineJob } from "../clock/define_job.ts";
import { dropUnusedAudiences } from "./drop_unused.ts";

/** Deletes audiences that nothing refers to any more. */
export const dropUnusedAudiencesJob = defineJob({
  name: "drop-unused-audiences",
  schedule: "0 40 3 * * *",
  leaseSeconds: 600,
  async run(ctx) {
    await dropUnusedAudiences(ctx);
  },
});
