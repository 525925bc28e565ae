import type { Ctx } from "@/kernel/ctx.ts";
import type { SyncKind } from "./plan.ts";
import { syncUsers } from "./sync_users.ts";

/** A run that failed says so by its own row; the clock must hear it too, or its job would count as done well. */
export async function syncOrFail(ctx: Ctx, kind: SyncKind, signal: AbortSignal): Promise<void> {
  const done = await syncUsers(ctx, kind, signal);
  if (done?.state === "failed") {
    throw new Error(`the synchronisation of people failed (run ${done.runId}): ${done.reason}`);
  }
}
