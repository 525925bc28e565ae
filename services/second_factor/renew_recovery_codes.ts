import type { Ctx } from "@/kernel/ctx.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { factorChanged } from "./factor_changed.ts";
import { mailOwner } from "./mail_owner.ts";
import { newRecoveryCodes } from "./recovery_codes.ts";

/**
 * Makes new codes for the reader; the old ones stop working, and their owner is told by mail. Refuses `factor-missing` without a factor that
 * they could stand in for.
 */
export async function renewRecoveryCodes(ctx: Ctx): Promise<string[]> {
  const { id } = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const [has] = await tx.sql`
      select
      where exists (select from totp_keys where user_id = ${id} and confirmed_at is not null)
        or exists (select from passkeys where user_id = ${id})`;
    if (!has) throw refuse("factor-missing");
    const codes = await newRecoveryCodes(tx, id);
    await factorChanged(tx, "renewRecoveryCodes", id);
    await mailOwner(tx, id, "recovery-codes-renewed");
    return codes;
  });
}
