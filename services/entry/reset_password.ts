import type { Ctx } from "@/kernel/ctx.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { factorAtLogin } from "@/services/second_factor/read_factors.ts";
import { endOtherSessions } from "./end_session.ts";
import { clearLoginTries, sourceOf, typedNameOf } from "./login_tries.ts";
import { countMailLinks, newMailLink, takeMailLink } from "./mail_links.ts";
import { allowEntry } from "@/kernel/access/rate_limit.ts";
import { lockPasswordAccount, refusalsOfNewPassword, storePassword } from "./set_password.ts";

/**
 * Sends the link to set a new password, when the account is usable and the address is its own. The answer is the same in
 * every case ("Email already sent"), so that nobody learns which accounts or addresses there are.
 *
 * @param pagesUrl address of the pages with the base path, `https://tis.example.com/tis`
 */
export async function requestReset(
  ctx: Ctx,
  asked: { account: string; email: string },
  pagesUrl: string,
): Promise<void> {
  const typedName = typedNameOf(asked.account);
  await allowEntry(ctx, "reset", `${typedName} ${sourceOf(ctx, null)}`);
  await ctx.tx(async (tx) => {
    const [user] = await tx.sql<{ id: number; fullName: string; email: string; lang: Lang }[]>`
      select id, full_name, email, lang
      from users
      where user_code = ${typedName} and email = ${asked.email.trim()} and email_confirmed_at is not null
        and state = 'normal' and deleted_at is null`;
    if (!user) return;
    const userId = Number(user.id);
    // Those that were sent already serve as well.
    if (await countMailLinks(tx, userId, "reset-password") >= LIMITS.resetMailsPerMinute) return;
    const { token, linkKey } = await newMailLink(tx, {
      userId,
      purpose: "reset-password",
      email: user.email,
      minutes: LIMITS.resetLinkMinutes,
    });
    await queueMail(tx, {
      idempotencyKey: linkKey,
      to: user.email,
      lang: user.lang,
      template: "reset",
      params: {
        name: user.fullName,
        link: `${pagesUrl}/RePassPage?token=${token}`,
        minutes: LIMITS.resetLinkMinutes,
      },
    });
    await recordChange(tx, { operation: "requestReset", subjectKind: "user", subjectId: userId });
  });
}

/**
 * Sets a new password by the link of a mail; the link works once, within 30 minutes. A password that is refused leaves the
 * link usable. Every session of the person ends, and a lock is lifted; of who has a second factor it is not, since whoever reads the mails
 * could guess at that without end.
 */
export async function resetPassword(
  ctx: Ctx,
  typed: { token: string; newPassword: string; repeatPassword: string },
): Promise<void> {
  const account = await ctx.tx(async (tx) => {
    const link = await takeMailLink(tx, "reset-password", typed.token);
    if (!link) throw refuse("reset-link-invalid");
    const account = await lockPasswordAccount(tx, link.userId);
    const refusals = await refusalsOfNewPassword(account, typed);
    // Thrown inside the transaction: the link is open again.
    if (refusals.length > 0) throw refuse("invalid-input", {}, refusals);
    await storePassword(tx, account, typed.newPassword, "resetPassword");
    // Whoever followed the link reads that mailbox.
    await tx.sql`
      update users
      set email_confirmed_at = ${tx.clock()}
      where id = ${account.id} and email = ${link.email} and email_confirmed_at is null`;
    await endOtherSessions(tx, account.id, "password-changed");
    return account;
  });
  if (await factorAtLogin(ctx, account.id, "nobody") === "none") {
    await clearLoginTries(ctx, typedNameOf(account.userCode));
  }
}
