import { newMailLink } from "@/services/entry/mail_links.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Mails a person the link by which they set their password: the first one of an account that was made active, or another one that staff
 * had reset. It works once, for three days; following it proves the address. Refuses `user-email-missing` without one.
 */
export async function mailPasswordLink(
  tx: TxCtx,
  userId: number,
  template: "account-active" | "password-reset",
): Promise<void> {
  const [user] = await tx.sql<
    { userCode: string; fullName: string; email: string | null; lang: Lang; editions: Edition[] }[]
  >`
    select user_code, full_name, email, lang, editions from users where id = ${userId}`;
  if (!user!.email) throw refuse("user-email-missing");
  const { token, linkKey } = await newMailLink(tx, {
    userId,
    purpose: "reset-password",
    email: user!.email,
    minutes: LIMITS.invitationLinkMinutes,
  });
  await queueMail(tx, {
    idempotencyKey: linkKey,
    to: user!.email,
    lang: user!.lang,
    template,
    params: {
      name: user!.fullName,
      account: user!.userCode,
      hours: LIMITS.invitationLinkMinutes / 60,
    },
    page: { path: `RePassPage?token=${token}`, edition: user!.editions[0] ?? "domestic" },
  });
}
