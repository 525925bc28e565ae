import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { endOtherSessions } from "@/services/entry/end_session.ts";
import { mailOwner } from "@/services/second_factor/mail_owner.ts";
import { removeFactors } from "@/services/second_factor/remove_factors.ts";
import { lockUsers } from "./lock_users.ts";
import { requireMayUnlock } from "./within_own.ts";

/**
 * Takes the second factor of another person away, who has lost it: their sessions end, and they are told by mail. Whoever must have one is
 * led to set up another at the next login. Refuses `not-oneself`, `user-beyond-own`, and `factor-missing` without one.
 */
export async function removeSecondFactor(ctx: Ctx, userId: number): Promise<void> {
  if (personId(ctx) === userId) throw refuse("not-oneself");
  await ctx.tx(async (tx) => {
    const [user] = await lockUsers(tx, "baseinfouser:password", [userId]);
    if (!user) throw refuse("not-found");
    await requireMayUnlock(tx, userId);
    await takeFactorsAway(tx, userId);
  });
}

/**
 * The same from outside the portal, of whatever live account: for the last administrator, whom nobody within can help. Refuses `not-found`
 * and `factor-missing`.
 */
export async function removeLostFactor(ctx: Ctx, userCode: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [user] = await tx.sql<{ id: number }[]>`
      select id from users where user_code = ${userCode} and deleted_at is null for update`;
    if (!user) throw refuse("not-found");
    await takeFactorsAway(tx, Number(user.id));
  });
}

async function takeFactorsAway(tx: TxCtx, userId: number): Promise<void> {
  if (!await removeFactors(tx, userId)) throw refuse("factor-missing");
  await endOtherSessions(tx, userId, "account-changed");
  await mailOwner(tx, userId, "second-factor-removed");
  await publish(tx, userChanged, { ...await nextSequence(tx, userId), changed: ["secondFactor"] });
  await recordChange(tx, {
    operation: "removeSecondFactor",
    funLink: "baseinfouser",
    subjectKind: "baseinfouser",
    subjectId: userId,
  });
}
