import { recordChange } from "@/engines/audit/record_change.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Lets the next run freeze as many people as the stopped one wanted to. Only the newest stopped run can be released, once.
 */
export async function releaseSyncRun(ctx: Ctx, released: { runId: number; note: string }): Promise<void> {
  await ctx.tx(async (tx) => {
    const [run] = await tx.sql<{ id: number; frozen: number }[]>`
      update user_sync_runs
      set released_by = ${codeOf(holderOf(tx))}, released_at = ${tx.clock()}, release_note = ${released.note}
      where id = ${released.runId} and state = 'stopped' and released_at is null
        and not exists (
          select from user_sync_runs later where later.id > ${released.runId} and later.state = 'stopped'
        )
      returning id, frozen`;
    if (!run) throw refuse("state-changed");
    await recordChange(tx, {
      operation: "releaseSyncRun",
      funLink: "UserSync",
      subjectKind: "user-sync-run",
      subjectId: released.runId,
      after: { note: released.note, wouldFreeze: run.frozen },
    });
  });
}
