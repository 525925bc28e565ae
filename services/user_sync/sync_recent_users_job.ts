import { syncUsers } from "@/services/user_sync/sync_users.ts";
import { defineJob } from "@/engines/clock/define_job.ts";

/** Those changed in the last two days, every minute (specification section 9). */
export const syncRecentUsersJob = defineJob({
  name: "sync-recent-users",
  schedule: "20 * * * * *",
  leaseSeconds: 300,
  async run(ctx, _due, _lastDue, signal) {
    await syncUsers(ctx, "recent", signal);
  },
});
