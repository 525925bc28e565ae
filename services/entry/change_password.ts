import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireOwnPassword } from "./require_own_password.ts";
import { endOtherSessions } from "./end_session.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { lockPasswordAccount, refusalsOfNewPassword, storePassword } from "./set_password.ts";

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  repeatPassword: string;
}

/**
 * Changes the user's own password (specification section 5): the old one must be right, the new one keep the policy and
 * differ, both entries match. Other sessions of the person end. Wrong old passwords count as wrong tries at the door do.
 */
export async function changePassword(ctx: Ctx, change: PasswordChange, token: string | null): Promise<void> {
  const user = personOf(ctx);
  await requireOwnPassword(ctx, "oldPassword", change.oldPassword);
  await ctx.tx(async (tx) => {
    const account = await lockPasswordAccount(tx, user.id);
    const refusals = await refusalsOfNewPassword(account, change);
    if (refusals.length > 0) throw refuse("invalid-input", {}, refusals);
    await storePassword(tx, account, change.newPassword, "changePassword");
    await endOtherSessions(tx, user.id, "password-changed", token);
  });
}
