import { deleteEndedWork } from "./delete_ended_work.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Deletes long work that ended a month ago. */
export const deleteEndedWorkJob = defineJob({
  name: "delete-ended-work",
  schedule: "0 20 3 * * *",
  leaseSeconds: 600,
  async run(ctx, _due, _lastDue, signal) {
    await deleteEndedWork(ctx, signal);
  },
});
