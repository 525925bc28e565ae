import { z } from "zod";
import { personId } from "@/kernel/access/person_id.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { mailPasswordLink } from "./invite.ts";
import { type LockedUser, lockUsers } from "./lock_users.ts";
import { voidPassword } from "./reset_by_staff.ts";
import {
  ACCOUNT_MOVES,
  type AccountMove,
  activateUser,
  freezeUser,
  unfreezeUser,
} from "./set_account_state.ts";

export const doneToUsers = z.object({
  done: z.int().nonnegative(),
  /** In another state already, or without what the verb needs. */
  passed: z.int().nonnegative().describe("accounts that the verb did not fit"),
});
/** How many accounts a verb was done to, and how many it did not fit. */
export type DoneToUsers = z.infer<typeof doneToUsers>;

/**
 * Moves several accounts, all in one transaction; those that are in another state are passed over. What a rule forbids for one of them
 * refuses all. Refuses `batch-no-rows`, `not-found` for those out of reach, and `state-changed` when it fits none.
 */
export function moveUsers(
  ctx: Ctx,
  userIds: readonly number[],
  operation: AccountMove,
  how: { reason?: string } = {},
): Promise<DoneToUsers> {
  const { from } = ACCOUNT_MOVES[operation];
  return forUsers(ctx, "baseinfouser:freeze", userIds, async (tx, user) => {
    if (user.state !== from) return false;
    if (operation === "freezeUser") await freezeUser(tx, user.id, how.reason);
    else if (operation === "unfreezeUser") await unfreezeUser(tx, user.id);
    else {
      await activateUser(tx, user.id);
      await mailPasswordLink(tx, user.id, "account-active");
    }
    return true;
  });
}

/**
 * Resets the passwords of several accounts by mail: the old ones no longer work. Those that cannot be mailed are passed over. Refuses
 * `not-oneself`: one's own is changed at the settings.
 */
export function resetPasswords(ctx: Ctx, userIds: readonly number[]): Promise<DoneToUsers> {
  return forUsers(ctx, "baseinfouser:password", userIds, async (tx, user) => {
    if (user.id === personId(tx)) throw refuse("not-oneself");
    if (user.state !== "normal" || user.email === null) return false;
    await voidPassword(tx, user.id);
    await mailPasswordLink(tx, user.id, "password-reset");
    return true;
  });
}

async function forUsers(
  ctx: Ctx,
  right: Right,
  userIds: readonly number[],
  verb: (tx: TxCtx, user: LockedUser) => Promise<boolean>,
): Promise<DoneToUsers> {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) throw refuse("batch-no-rows");
  return await ctx.tx(async (tx) => {
    const users = await lockUsers(tx, right, wanted);
    if (users.length < wanted.length) throw refuse("not-found");
    let done = 0;
    for (const user of users) if (await verb(tx, user)) done++;
    if (done === 0) throw refuse("state-changed");
    return { done, passed: users.length - done };
  });
}
