import type { TxCtx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { endLoginStepsOf } from "./login_steps.ts";
import { voidMailLinks } from "./mail_links.ts";
import { newPasswordRefusals } from "./password_policy.ts";
import { hashPassword, passwordFits } from "./passwords.ts";

/** The account whose password is set, its row locked. */
export interface PasswordAccount {
  id: number;
  userCode: string;
  email: string | null;
  passwordHash: string | null;
}

/** Locks and reads the account of a password. */
export async function lockPasswordAccount(ctx: TxCtx, userId: number): Promise<PasswordAccount> {
  const [row] = await ctx.sql<PasswordAccount[]>`
    select id, user_code, email, password_hash
    from users
    where id = ${userId} and deleted_at is null
    for update`;
  if (!row) throw refuse("not-found");
  return { ...row, id: Number(row.id) };
}

/** All refusals of a new password: policy, repetition, and that it must differ from the old one. */
export async function refusalsOfNewPassword(
  account: PasswordAccount,
  typed: { newPassword: string; repeatPassword: string },
): Promise<FieldRefusal[]> {
  const refusals = newPasswordRefusals(typed.newPassword, typed.repeatPassword, {
    account: account.userCode,
    email: account.email,
  });
  if (await passwordFits(account.passwordHash, typed.newPassword)) {
    refusals.unshift({ field: "newPassword", rule: "password-same" });
  }
  return refusals;
}

/** Stores a password that has passed its checks: from now on it is the person's own; links mailed before and logins that wait are void. */
export async function storePassword(
  ctx: TxCtx,
  account: PasswordAccount,
  password: string,
  operation: string,
) {
  await ctx.sql`
    update users
    set password_hash = ${await hashPassword(password)}, password_changed_at = ${ctx.clock()},
      must_change_password = false, password_ends_at = null, version = version + 1
    where id = ${account.id}`;
  await voidMailLinks(ctx, account.id);
  await endLoginStepsOf(ctx, account.id);
  const person = await nextSequence(ctx, account.id);
  await publish(ctx, userChanged, { ...person, changed: ["password"] });
  await recordChange(ctx, { operation, subjectKind: "user", subjectId: account.id });
}
