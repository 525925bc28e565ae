import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sendEmailProof } from "./bind_email.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { lockPasswordAccount, refusalsOfNewPassword, storePassword } from "./set_password.ts";

/**
 * Finishes the first login (specification section 2, "first-login email reset"): binds an e-mail and sets a password of
 * one's own. The address is used for resets once its owner has followed the link that is sent here.
 */
export async function finishFirstLogin(
  ctx: Ctx,
  typed: { email: string; newPassword: string; repeatPassword: string },
  pagesUrl: string,
): Promise<void> {
  const user = personOf(ctx);
  await ctx.tx(async (tx) => {
    const account = await lockPasswordAccount(tx, user.id);
    const email = typed.email.trim();
    const refusals = await refusalsOfNewPassword({ ...account, email }, typed);
    if (refusals.length > 0) throw refuse("invalid-input", {}, refusals);
    await tx.sql`
      update users
      set email = ${email}, email_confirmed_at = case when email = ${email} then email_confirmed_at end
      where id = ${user.id}`;
    await storePassword(tx, account, typed.newPassword, "finishFirstLogin");
    const [row] = await tx.sql`select 1 from users where id = ${user.id} and email_confirmed_at is not null`;
    if (!row) await sendEmailProof(tx, user, email, pagesUrl);
  });
}
