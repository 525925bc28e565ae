import { z } from "zod";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { SESSION_CHANNEL } from "@/engines/live/live_hint.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { hashOfToken, looksLikeToken } from "@/kernel/access/tokens.ts";
import { DEVICE_KINDS } from "./device_kind.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { OPENED_BY } from "@/kernel/access/second_factor.ts";
import { ENTRIES } from "@/kernel/access/entries.ts";
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

export const openSession = z.object({
  id: z.int(),
  edition: z.enum(EDITIONS),
  entry: z.enum(ENTRIES),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  device: z.enum(DEVICE_KINDS),
  openedBy: z.enum(OPENED_BY),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
/** One open session, as its owner and staff see it. */
export type OpenSession = z.infer<typeof openSession>;

/** A session as the table has it; bigint comes as text. */
export interface SessionRow extends Omit<OpenSession, "id" | "startedAt" | "lastSeenAt"> {
  id: number | string;
  startedAt: Date;
  lastSeenAt: Date;
}

/** Those of the rows that have not run out by now. */
export function openSessions(rows: readonly SessionRow[], now: Date): OpenSession[] {
  return rows.filter((row) => endOf(row.startedAt, row.lastSeenAt) > now).map((row) => ({
    ...row,
    id: Number(row.id),
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** The open sessions of the user, newest first: at most one per edition and kind of device. */
export async function ownSessions(ctx: Ctx): Promise<OpenSession[]> {
  const now = ctx.clock();
  const rows = await ctx.sql<SessionRow[]>`
    select id, edition, entry, address, agent, device, opened_by, started_at, last_seen_at
    from sessions
    where user_id = ${personOf(ctx).id} and ended_at is null
      and started_at > ${new Date(now.getTime() - LIMITS.sessionAbsoluteMinutes * 60_000)}
    order by started_at desc`;
  return openSessions(rows, now);
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
