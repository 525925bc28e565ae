import { syncUsers } from "@/services/user_sync/sync_users.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** All people of the dealer management system, every 30 minutes (specification section 9). */
export const syncAllUsersJob = defineJob({
  name: "sync-all-users",
  schedule: "0 */30 * * * *",
  leaseSeconds: 900,
  async run(ctx, _due, _lastDue, signal) {
    await syncUsers(ctx, "full", signal);
  },
});
