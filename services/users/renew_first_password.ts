import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { policyParams, weaknessOf } from "@/services/entry/password_policy.ts";
import { hashPassword } from "@/services/entry/passwords.ts";
import { endOfOneTime } from "./one_time_password.ts";

/** The account of an administrator whose first password has ended unused while no other administrator can come in; null: there is none. */
export async function endedFirstPassword(ctx: Pick<Ctx, "sql" | "clock">): Promise<string | null> {
  const ended = ctx.sql`(u.must_change_password and u.password_ends_at <= ${ctx.clock()})`;
  const [row] = await ctx.sql<{ userCode: string }[]>`
    with administrators as (
      select u.id, u.user_code, ${ended} as ended, u.password_hash is not null and u.state = 'normal' as usable
      from users u
      where u.deleted_at is null
        and exists (select from user_roles ur where ur.user_id = u.id and ur.role_code = 'administrator')
    )
    select user_code
    from administrators
    where ended and not exists (select from administrators where usable and not coalesce(ended, false))
    order by id
    limit 1`;
  return row?.userCode ?? null;
}

/**
 * Gives that administrator another first password, from outside the portal: nobody within could. Refuses a weak one.
 *
 * @returns false for any other account
 */
export async function renewFirstPassword(ctx: Ctx, userCode: string, password: string): Promise<boolean> {
  const weakness = weaknessOf(password, { account: userCode });
  if (weakness) throw refuseField("password", weakness, policyParams());
  const passwordHash = await hashPassword(password);
  return await ctx.tx(async (tx) => {
    if (await endedFirstPassword(tx) !== userCode) return false;
    const [user] = await tx.sql<{ id: number }[]>`
      update users
      set password_hash = ${passwordHash}, password_changed_at = ${tx.clock()},
        password_ends_at = ${endOfOneTime(tx.clock())}, version = version + 1
      where user_code = ${userCode} and deleted_at is null
      returning id`;
    const userId = Number(user!.id);
    await publish(tx, userChanged, { ...await nextSequence(tx, userId), changed: ["password"] });
    await recordChange(tx, { operation: "giveOneTimePassword", subjectKind: "user", subjectId: userId });
    return true;
  });
}
