import type { TxCtx } from "@/kernel/ctx.ts";

/** Takes away every second factor of a person, recovery codes and logins that wait for one with them. @returns whether there was any */
export async function removeFactors(tx: TxCtx, userId: number): Promise<boolean> {
  const { sql } = tx;
  const [gone] = await sql<{ any: boolean }[]>`
    with apps as (delete from totp_keys where user_id = ${userId} returning confirmed_at),
    keys as (delete from passkeys where user_id = ${userId} returning id),
    codes as (delete from recovery_codes where user_id = ${userId}),
    steps as (delete from login_steps where user_id = ${userId})
    select exists (select from apps where confirmed_at is not null) or exists (select from keys) as any`;
  return gone!.any;
}
