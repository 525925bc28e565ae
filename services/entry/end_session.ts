import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { SESSION_CHANNEL } from "@/engines/live/live_hint.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { hashOfToken, looksLikeToken } from "@/kernel/access/tokens.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { Entry } from "@/kernel/access/entries.ts";
import { endOf } from "@/kernel/access/session_of.ts";

/** Ends the session of a token, when it is still open: logging out. */
export async function endSession(ctx: Ctx, token: string | null): Promise<void> {
  if (!looksLikeToken(token)) return;
  const hash = hashOfToken(token);
  await ctx.tx(async (tx) => {
    const [ended] = await tx.sql<{ id: number }[]>`
      update sessions
      set ended_at = ${tx.clock()}, end_reason = 'logged-out'
      where token_hash = ${hash} and ended_at is null
      returning id`;
    if (ended) {
      tx.signal(SESSION_CHANNEL);
      await recordChange(tx, { operation: "logout", subjectKind: "session", subjectId: Number(ended.id) });
    }
  });
}

/** One open session as its owner sees it. */
export interface OwnSession {
  id: number;
  edition: Edition;
  entry: Entry;
  address: string | null;
  agent: string | null;
  startedAt: Date;
  lastSeenAt: Date;
}

/** The open sessions of the user, newest first: at most one per edition. */
export async function ownSessions(ctx: Ctx): Promise<OwnSession[]> {
  const now = ctx.clock();
  const rows = await ctx.sql<OwnSession[]>`
    select id, edition, entry, address, agent, started_at, last_seen_at
    from sessions
    where user_id = ${personOf(ctx).id} and ended_at is null
      and started_at > ${new Date(now.getTime() - LIMITS.sessionAbsoluteMinutes * 60_000)}
    order by started_at desc`;
  return rows.map((row) => ({ ...row, id: Number(row.id) })).filter((row) =>
    endOf(row.startedAt, row.lastSeenAt) > now
  );
}

/** Ends one of the user's own sessions; another's is not found. */
export async function endOwnSession(ctx: Ctx, sessionId: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const [ended] = await tx.sql`
      update sessions
      set ended_at = ${tx.clock()}, end_reason = 'ended-by-user'
      where id = ${sessionId} and user_id = ${personOf(tx).id} and ended_at is null
      returning id`;
    if (!ended) throw refuse("not-found");
    tx.signal(SESSION_CHANNEL);
    await recordChange(tx, { operation: "endOwnSession", subjectKind: "session", subjectId: sessionId });
  });
}

/** Ends every session of a user but the one of the token, after a change of password; all when there is no token. */
export async function endOtherSessions(
  ctx: TxCtx,
  userId: number,
  reason: "password-changed" | "account-changed",
  keptToken: string | null = null,
): Promise<void> {
  const kept = looksLikeToken(keptToken) ? hashOfToken(keptToken) : null;
  ctx.signal(SESSION_CHANNEL);
  await ctx.sql`
    update sessions
    set ended_at = ${ctx.clock()}, end_reason = ${reason}
    where user_id = ${userId} and ended_at is null and token_hash is distinct from ${kept}`;
}
