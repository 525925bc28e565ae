import type { Ctx } from "../ctx.ts";
import { refuse } from "../refusals/refuse.ts";
import { endOtherSessions } from "./end_session.ts";
import { demandNotLocked, forgetTries, recordWrongTry, typedNameOf } from "./login_tries.ts";
import { passwordFits } from "./passwords.ts";
import { personOf } from "./rights.ts";
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
  const typedName = typedNameOf(user.userCode);
  await demandNotLocked(ctx, typedName);
  const right = await ctx.tx(async (tx) => {
    const account = await lockPasswordAccount(tx, user.id);
    if (!await passwordFits(account.passwordHash, change.oldPassword)) return false;
    const refusals = await refusalsOfNewPassword(account, change);
    if (refusals.length > 0) throw refuse("invalid-input", {}, refusals);
    await storePassword(tx, account, change.newPassword, "changePassword");
    await endOtherSessions(tx, user.id, "password-changed", token);
    return true;
  });
  if (!right) {
    const refusal = await recordWrongTry(ctx, typedName);
    if (refusal.key === "account-locked") throw refusal;
    throw refuse("invalid-input", {}, [{ field: "oldPassword", rule: "password-wrong" }]);
  }
  await forgetTries(ctx, typedName);
}
