import { retireLogs } from "./delete_old_logs.ts";
import { retireTold } from "./retire_told.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Deletes the logs, messages, mails and hand-overs that are older than the settings keep them (LogManage). */
export const retireLogsJob = defineJob({
  name: "retire-logs",
  schedule: "0 50 2 * * *",
  leaseSeconds: 600,
  async run(ctx, _due, _lastDue, signal) {
    const old = await retireLogs(ctx);
    if (old) console.info(`logs before ${old.until} deleted: ${old.rows} lines`);
    await retireTold(ctx, signal);
  },
});
