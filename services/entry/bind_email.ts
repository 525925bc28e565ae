import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { userChanged } from "@/events/users.ts";
import { nextSequence } from "@/kernel/access/next_sequence.ts";
import { requireOwnPassword } from "./require_own_password.ts";
import { newMailLink, takeMailLink, voidMailLinks } from "./mail_links.ts";
import { personOf } from "@/kernel/access/rights.ts";

/** Sends the link that proves an address; nothing changes in the account until it is followed. */
export async function sendEmailProof(
  ctx: TxCtx,
  user: { id: number; fullName: string; lang: Lang },
  email: string,
  pagesUrl: string,
): Promise<void> {
  const { token, linkKey } = await newMailLink(ctx, {
    userId: user.id,
    purpose: "confirm-email",
    email,
    minutes: LIMITS.emailLinkMinutes,
  });
  await queueMail(ctx, {
    idempotencyKey: linkKey,
    to: email,
    lang: user.lang,
    template: "confirm",
    params: {
      name: user.fullName,
      link: `${pagesUrl}/RePassPage?confirm=${token}`,
      hours: LIMITS.emailLinkMinutes / 60,
    },
  });
}

/**
 * Asks to change the user's e-mail: the password must be right; the new address gets a link to confirm, the old one a
 * notice. The old address stays until the new one is confirmed.
 */
export async function requestEmailChange(
  ctx: Ctx,
  typed: { email: string; password: string },
  pagesUrl: string,
): Promise<void> {
  const user = personOf(ctx);
  const email = typed.email.trim();
  await requireOwnPassword(ctx, "password", typed.password);
  await ctx.tx(async (tx) => {
    const [row] = await tx.sql<{ email: string | null; emailConfirmedAt: Date | null }[]>`
      select email, email_confirmed_at
      from users
      where id = ${user.id}
      for update`;
    const same = row!.email?.toLowerCase() === email.toLowerCase();
    if (same && row!.emailConfirmedAt) throw refuseField("email", "email-same");
    await sendEmailProof(tx, user, email, pagesUrl);
    if (row!.email && row!.emailConfirmedAt && !same) {
      await queueMail(tx, {
        idempotencyKey: `email-change-${tx.newId()}`,
        to: row!.email,
        lang: user.lang,
        template: "email-change",
        params: { name: user.fullName, email },
      });
    }
    await recordChange(tx, { operation: "requestEmailChange", subjectKind: "user", subjectId: user.id });
  });
}

/** Follows the link of a confirmation mail: from now on the address is the account's. */
export async function confirmEmail(ctx: Ctx, token: string): Promise<{ email: string }> {
  return await ctx.tx(async (tx) => {
    const link = await takeMailLink(tx, "confirm-email", token);
    if (!link) throw refuse("email-link-invalid");
    await tx.sql`
      update users
      set email = ${link.email}, email_confirmed_at = ${tx.clock()}, version = version + 1
      where id = ${link.userId}`;
    // Links to reset the password went to the old address.
    await voidMailLinks(tx, link.userId);
    const person = await nextSequence(tx, link.userId);
    await publish(tx, userChanged, { ...person, changed: ["email"] });
    await recordChange(tx, { operation: "confirmEmail", subjectKind: "user", subjectId: link.userId });
    return { email: link.email };
  });
}
