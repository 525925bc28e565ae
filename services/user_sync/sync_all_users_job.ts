import { defineJob } from "@/engines/clock/define_job.ts";
import { syncOrFail } from "./sync_or_fail.ts";

/** All people of the dealer management system, every 30 minutes (specification section 9). */
export const syncAllUsersJob = defineJob({
  name: "sync-all-users",
  schedule: "0 */30 * * * *",
  leaseSeconds: 900,
  run: (ctx, _due, _lastDue, signal) => syncOrFail(ctx, "full", signal),
});
