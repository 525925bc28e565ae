import type { Ctx } from "@/kernel/ctx.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { Entry } from "@/kernel/access/entries.ts";
import { hashOfToken, looksLikeToken, newToken } from "@/kernel/access/tokens.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** A login whose password was right and that waits for the second factor. */
export interface LoginStep {
  userId: number;
  typedName: string;
  edition: Edition;
  entry: Entry;
  lang: Lang;
  theme: "auto" | "light" | "dark";
  /** Page to go on to, as it was asked for. */
  nextPage: string | null;
}

/** Keeps a login that waits. @returns the token by which it is taken up again, shown this once */
export async function startLoginStep(
  ctx: Ctx,
  userId: number,
  how: Omit<LoginStep, "userId" | "edition" | "nextPage"> & { next?: string },
): Promise<{ step: string }> {
  const now = ctx.clock();
  const step = newToken(ctx);
  const row = {
    tokenHash: hashOfToken(step),
    userId,
    typedName: how.typedName,
    edition: ctx.edition,
    entry: how.entry,
    lang: how.lang,
    theme: how.theme,
    nextPage: how.next ?? null,
    expiresAt: new Date(now.getTime() + LIMITS.loginStepMinutes * 60_000),
  };
  await ctx.sql`
    with gone as (
      delete from login_steps where expires_at < ${now}
    )
    insert into login_steps ${ctx.sql(row)}`;
  return { step };
}

/** The login that waits under a token, in the context's edition; null when there is none any more. */
export async function findLoginStep(ctx: Ctx, token: string | null | undefined): Promise<LoginStep | null> {
  if (!looksLikeToken(token)) return null;
  const [row] = await ctx.sql<LoginStep[]>`
    select user_id, typed_name, edition, entry, lang, theme, next_page
    from login_steps
    where token_hash = ${hashOfToken(token)} and edition = ${ctx.edition} and expires_at >= ${ctx.clock()}`;
  return row ? { ...row, userId: Number(row.userId) } : null;
}

/** Ends a login that waited. @returns whether it was still there: of two at one moment one comes in */
export async function endLoginStep(ctx: Ctx, token: string): Promise<boolean> {
  const [gone] = await ctx.sql`delete from login_steps where token_hash = ${
    hashOfToken(token)
  } returning user_id`;
  return gone !== undefined;
}

/** Ends all logins of a person that wait: the password that began them is another one now. */
export async function endLoginStepsOf(ctx: Ctx, userId: number): Promise<void> {
  await ctx.sql`delete from login_steps where user_id = ${userId}`;
}
