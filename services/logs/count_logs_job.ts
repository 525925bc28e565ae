import { countLogs } from "./count_logs.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Counts logins and operations by day for the boards of the logs. */
export const countLogsJob = defineJob({
  name: "count-logs",
  schedule: "30 */5 * * * *",
  leaseSeconds: 600,
  async run(ctx) {
    await countLogs(ctx);
  },
});
