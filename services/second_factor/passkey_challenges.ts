import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** What a passkey is asked for: to be made, to log in, as the second step of a login, to prove again who somebody is. */
export type PasskeyPurpose = "registration" | "login" | "step" | "confirmation";

/** Keeps what a passkey is to sign. @param userId null: whoever the passkey is of */
export async function keepChallenge(
  ctx: Ctx,
  purpose: PasskeyPurpose,
  userId: number | null,
  challenge: string,
): Promise<string> {
  const now = ctx.clock();
  const id = ctx.newId();
  const expiresAt = new Date(now.getTime() + LIMITS.passkeyMinutes * 60_000);
  await ctx.sql`
    with gone as (
      delete from passkey_challenges where expires_at < ${now}
    )
    insert into passkey_challenges ${ctx.sql({ id, purpose, userId, challenge, expiresAt })}`;
  return id;
}

/** Uses a challenge up and tells what was to be signed. Refuses `passkey-refused` for one that is gone, too old, or of another purpose or person. */
export async function takeChallenge(
  ctx: Ctx,
  purpose: PasskeyPurpose,
  userId: number | null,
  id: string,
): Promise<string> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw refuse("passkey-refused");
  const [row] = await ctx.sql<{ challenge: string }[]>`
    delete from passkey_challenges
    where id = ${id} and purpose = ${purpose} and user_id is not distinct from ${userId}
    returning case when expires_at >= ${ctx.clock()} then challenge end as challenge`;
  if (!row?.challenge) throw refuse("passkey-refused");
  return row.challenge;
}
