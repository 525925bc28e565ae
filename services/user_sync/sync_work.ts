import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { defineWork } from "@/engines/work/define_work.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { syncUsers } from "./sync_users.ts";

/** A full run that staff asked for, beside those of the clock. */
export const userSyncWork = defineWork({
  kind: "user-sync",
  payload: z.object({}),
  tries: 1,
  leaseSeconds: 900,
  atOnce: 1,
  async run(ctx, _payload, { signal }) {
    await syncUsers(ctx, "full", signal);
  },
  async givenUp() {
    // The run itself says what went wrong.
  },
});

/** Asks for a full run now; while one waits or goes, it is the same. Refuses where there is no dealer management system. */
export async function askForSync(ctx: Ctx): Promise<void> {
  if (ctx.people === null) throw refuse("no-dms");
  await ctx.tx(async (tx) => {
    await enqueue(tx, userSyncWork, "full", {});
    await recordChange(tx, {
      operation: "startUserSync",
      funLink: "UserSync",
      subjectKind: "user-sync-run",
      subjectId: "full",
    });
  });
}
