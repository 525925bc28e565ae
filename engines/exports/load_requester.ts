import { type Edition, EDITIONS } from "@/kernel/access/editions.ts";
import { userColumns, userJoins, userOfRow, type UserRow } from "@/kernel/access/load_user.ts";
import { NARROW_RIGHTS } from "./narrow_rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf, isLang } from "@/kernel/texts/languages.ts";

/** In whose name an export is written, and how. */
export interface Requester {
  userId: number;
  edition: string;
  lang: string;
}

/**
 * The context of whoever asked, with the rights they have now, without those of pages that are switched off for the brand by which they
 * came last, and the language in which they asked; null when the account may not come in any more (the door's rules: frozen,
 * expired, deleted, or not of this edition).
 */
export async function asRequester(
  ctx: Ctx,
  { userId, edition: asked, lang: wanted }: Requester,
): Promise<Ctx | null> {
  const edition: Edition | undefined = EDITIONS.find((one) => one === asked);
  if (!edition) return null;
  const [row] = await ctx.sql<(UserRow & { brand: string | null })[]>`
    select ${userColumns(ctx.sql, edition)}, (
      select s.brand from sessions s
      where s.user_id = u.id and s.edition = ${edition}
      order by s.started_at desc
      limit 1
    ) as brand
    from users u
    ${userJoins(ctx.sql, edition)}
    where u.id = ${userId} and u.deleted_at is null and u.state = 'normal' and u.user_type is not null
      and ${edition} = any(u.editions)
      and (u.effective_on is null or u.effective_on <= (${ctx.clock()}::timestamptz at time zone u.zone)::date)
      and (u.expires_on is null or u.expires_on >= (${ctx.clock()}::timestamptz at time zone u.zone)::date)`;
  if (!row) return null;
  const lang = isLang(wanted) ? wanted : "en_US";
  let actor = userOfRow(row, chainOf(lang));
  const at = { edition, brandCode: row.brand ?? "" };
  for (const narrow of NARROW_RIGHTS.all) actor = await narrow(ctx, actor, at);
  return ctx.as({ actor, edition, lang });
}
