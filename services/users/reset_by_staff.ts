import { publish } from "@/engines/events/publish.ts";
import { userChanged } from "@/events/users.ts";
import { endOtherSessions } from "@/services/entry/end_session.ts";
import { endLoginStepsOf } from "@/services/entry/login_steps.ts";
import { clearLoginTries, typedNameOf } from "@/services/entry/login_tries.ts";
import { voidMailLinks } from "@/services/entry/mail_links.ts";
import { hashPassword } from "@/services/entry/passwords.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { endOfOneTime, oneTimePassword } from "./one_time_password.ts";
import { lockUsers } from "./lock_users.ts";
import { doorsBefore, requireDoors } from "@/services/roles/last_door.ts";
import { requireMayUnlock } from "./within_own.ts";

/**
 * Takes a password out of force, ends the sessions and lifts a lock: the way in is the link that is mailed, or the new password. Refuses
 * `user-beyond-own`, and `last-administrator` when a mail that may never come were the last way in.
 */
export async function voidPassword(
  tx: TxCtx,
  userId: number,
  next: { passwordHash: string } | null = null,
): Promise<void> {
  await requireMayUnlock(tx, userId);
  const { sql } = tx;
  const now = tx.clock();
  const doors = await doorsBefore(tx, userId);
  const [user] = await sql<{ userCode: string }[]>`
    update users
    set password_hash = ${next?.passwordHash ?? null}, password_changed_at = ${next ? now : null},
      must_change_password = ${next !== null}, password_ends_at = ${
    next ? endOfOneTime(now) : null
  }, version = version + 1, changed_at = ${now},
      changed_by = ${personId(tx)}
    where id = ${userId}
    returning user_code`;
  await requireDoors(tx, doors);
  await voidMailLinks(tx, userId);
  await endLoginStepsOf(tx, userId);
  await endOtherSessions(tx, userId, "password-changed");
  await clearLoginTries(tx, typedNameOf(user!.userCode));
  const person = await nextSequence(tx, userId);
  await publish(tx, userChanged, { ...person, changed: ["password"] });
  await recordChange(tx, {
    operation: next ? "giveOneTimePassword" : "resetUserPasswords",
    funLink: "baseinfouser",
    subjectKind: "baseinfouser",
    subjectId: userId,
  });
}

/**
 * Gives an account a password of one use, for a person who gets no mail: at the login they have to bind an address and set their own,
 * within a day.
 * An account that was not activated becomes active. Shown this once, kept as a hash only.
 *
 * Refuses `not-oneself`, `user-beyond-own`, and `state-changed` for a frozen account.
 */
export async function giveOneTimePassword(
  ctx: Ctx,
  userId: number,
): Promise<{ userCode: string; password: string }> {
  if (personId(ctx) === userId) throw refuse("not-oneself");
  const password = oneTimePassword(ctx);
  const passwordHash = await hashPassword(password);
  return await ctx.tx(async (tx) => {
    const [user] = await lockUsers(tx, "baseinfouser:password", [userId]);
    if (!user) throw refuse("not-found");
    if (user.state === "frozen") throw refuse("state-changed");
    await voidPassword(tx, userId, { passwordHash });
    const [row] = await tx.sql<{ userCode: string }[]>`
      update users set state = 'normal' where id = ${userId} returning user_code`;
    return { userCode: row!.userCode, password };
  });
}
