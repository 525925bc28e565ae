import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { hashOfToken, looksLikeToken, newToken } from "@/kernel/access/tokens.ts";

export type LinkPurpose = "reset-password" | "confirm-email";

/** Makes a single-use link token for a person and an address; older open ones of the same purpose stop working. */
export async function newMailLink(
  ctx: TxCtx,
  link: { userId: number; purpose: LinkPurpose; email: string; minutes: number },
): Promise<{ token: string; linkKey: string }> {
  const now = ctx.clock();
  const token = newToken(ctx);
  const hash = hashOfToken(token);
  await ctx.sql`
    update mail_links
    set used_at = ${now}
    where user_id = ${link.userId} and purpose = ${link.purpose} and used_at is null`;
  await ctx.sql`
    insert into mail_links ${
    ctx.sql({
      tokenHash: hash,
      userId: link.userId,
      purpose: link.purpose,
      email: link.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + link.minutes * 60_000),
    })
  }`;
  return { token, linkKey: `${link.purpose}-${hash.toHex().slice(0, 32)}` };
}

/** How many links for a purpose were made for a person within the last minute. */
export async function countMailLinks(ctx: Ctx, userId: number, purpose: LinkPurpose): Promise<number> {
  const [row] = await ctx.sql<{ links: number }[]>`
    select count(*)::int as links
    from mail_links
    where user_id = ${userId} and purpose = ${purpose} and created_at > ${new Date(
    ctx.clock().getTime() - 60_000,
  )}`;
  return row!.links;
}

/** Whether a link would still work; using it is another step. */
export async function linkIsOpen(ctx: Ctx, purpose: LinkPurpose, token: string | null): Promise<boolean> {
  if (!looksLikeToken(token)) return false;
  const [row] = await ctx.sql`
    select 1
    from mail_links
    where token_hash = ${hashOfToken(token)} and purpose = ${purpose}
      and used_at is null and expires_at >= ${ctx.clock()}`;
  return row !== undefined;
}

/** Uses a link up and tells whose it is, or null when it is unknown, used or too old. */
export async function takeMailLink(
  ctx: TxCtx,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: number; email: string } | null> {
  if (!looksLikeToken(token)) return null;
  const now = ctx.clock();
  const [row] = await ctx.sql<{ userId: number; email: string }[]>`
    update mail_links
    set used_at = ${now}
    where token_hash = ${
    hashOfToken(
      token,
    )
  } and purpose = ${purpose} and used_at is null and expires_at >= ${now}
    returning user_id, email`;
  return row ? { userId: Number(row.userId), email: row.email } : null;
}

/**
 * Puts every open link of a person out of force: after a new password or address, what was mailed before belongs to whoever
 * may have had the old one.
 */
export async function voidMailLinks(ctx: TxCtx, userId: number): Promise<void> {
  await ctx.sql`update mail_links set used_at = ${ctx.clock()} where user_id = ${userId} and used_at is null`;
}
