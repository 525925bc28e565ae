import { defineJob } from "@/engines/clock/define_job.ts";
import { syncOrFail } from "./sync_or_fail.ts";

/** Those changed in the last two days, every minute (specification section 9). */
export const syncRecentUsersJob = defineJob({
  name: "sync-recent-users",
  schedule: "20 * * * * *",
  leaseSeconds: 300,
  run: (ctx, _due, _lastDue, signal) => syncOrFail(ctx, "recent", signal),
});
