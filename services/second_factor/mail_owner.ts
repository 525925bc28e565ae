import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";

/** A mail about their second factor to a person who has an address that is theirs; whoever sits at an open session is not told alone. */
export async function mailOwner(
  tx: TxCtx,
  userId: number,
  template:
    | "second-factor-added"
    | "second-factor-taken-away"
    | "second-factor-removed"
    | "recovery-codes-renewed"
    | "recovery-code-used",
  params: Record<string, string | number> = {},
): Promise<void> {
  const [user] = await tx.sql<{ fullName: string; email: string; lang: Lang; editions: Edition[] }[]>`
    select full_name, email, lang, editions
    from users
    where id = ${userId} and email is not null and email_confirmed_at is not null`;
  if (!user) return;
  await queueMail(tx, {
    idempotencyKey: `${template}-${tx.newId()}`,
    to: user.email,
    lang: user.lang,
    template,
    params: { name: user.fullName, ...params },
    page: { path: "Account", edition: user.editions[0] ?? "domestic" },
  });
}
