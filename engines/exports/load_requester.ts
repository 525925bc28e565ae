import { type Edition, EDITIONS } from "@/kernel/access/editions.ts";
import { userColumns, userJoins, userOfRow, type UserRow } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf, isLang } from "@/kernel/texts/languages.ts";

/** In whose name an export is written, and how. */
export interface Requester {
  userId: number;
  edition: string;
  lang: string;
}

/**
 * The context of whoever asked, with the rights they have now and the language in which they asked; null when the account may not come in
 * any more (the door's rules: frozen, expired, deleted, or not of this edition).
 */
export async function asRequester(
  ctx: Ctx,
  { userId, edition: asked, lang: wanted }: Requester,
): Promise<Ctx | null> {
  const edition: Edition | undefined = EDITIONS.find((one) => one === asked);
  if (!edition) return null;
  const [row] = await ctx.sql<UserRow[]>`
    select ${userColumns(ctx.sql, edition)}
    from users u
    ${userJoins(ctx.sql, edition)}
    where u.id = ${userId} and u.deleted_at is null and u.state = 'normal' and u.user_type is not null
      and ${edition} = any(u.editions)
      and (u.effective_on is null or u.effective_on <= (${ctx.clock()}::timestamptz at time zone u.zone)::date)
      and (u.expires_on is null or u.expires_on >= (${ctx.clock()}::timestamptz at time zone u.zone)::date)`;
  if (!row) return null;
  const lang = isLang(wanted) ? wanted : "en_US";
  return ctx.as({ actor: userOfRow(row, chainOf(lang)), edition, lang });
}
