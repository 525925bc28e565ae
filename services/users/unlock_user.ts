import { clearLoginTries, typedNameOf } from "@/services/entry/login_tries.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { lockUsers } from "./lock_users.ts";
import { requireMayUnlock } from "./within_own.ts";

/** Forgets the wrong tries of an account, so that its lock ends at once. Refuses `user-beyond-own`. */
export async function unlockUser(ctx: Ctx, userId: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [user] = await lockUsers(tx, "baseinfouser:password", [userId]);
    if (!user) throw refuse("not-found");
    await requireMayUnlock(tx, userId);
    const [row] = await tx.sql<{ userCode: string }[]>`select user_code from users where id = ${userId}`;
    await clearLoginTries(tx, typedNameOf(row!.userCode));
    await recordChange(tx, {
      operation: "unlockUser",
      funLink: "baseinfouser",
      subjectKind: "baseinfouser",
      subjectId: userId,
    });
  });
}
