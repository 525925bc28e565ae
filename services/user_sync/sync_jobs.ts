import { syncUsers } from "@/services/user_sync/sync_users.ts";
import { defineJob } from "@/engines/events/define_job.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { SyncKind } from "./plan.ts";

/** All people of the dealer management system, every 30 minutes (specification section 9). */
export const syncAllUsersJob = defineJob({
  name: "sync-all-users",
  schedule: "0 */30 * * * *",
  leaseSeconds: 900,
  run: (ctx, _due, _lastDue, signal) => syncOrFail(ctx, "full", signal),
});

/** Those changed in the last two days, every minute (specification section 9). */
export const syncRecentUsersJob = defineJob({
  name: "sync-recent-users",
  schedule: "20 * * * * *",
  leaseSeconds: 300,
  run: (ctx, _due, _lastDue, signal) => syncOrFail(ctx, "recent", signal),
});

/** A run that failed says so by its own row; the clock must hear it too, or its job would count as done well. */
async function syncOrFail(ctx: Ctx, kind: SyncKind, signal: AbortSignal): Promise<void> {
  const done = await syncUsers(ctx, kind, signal);
  if (done?.state === "failed") {
    throw new Error(`the synchronisation of people failed (run ${done.runId}): ${done.reason}`);
  }
}
