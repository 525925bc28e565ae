import { scopeOf } from "@/kernel/access/scope.ts";
import { type OpenSession, openSessions, type SessionRow } from "@/services/entry/end_session.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { SESSION_CHANNEL } from "@/engines/live/live_hint.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { lockUsers } from "./lock_users.ts";
import { requireUserWithinOwn } from "./within_own.ts";

/** The live sessions of a person within reach of `baseinfouser:sessions`, newest first. */
export async function listUserSessions(ctx: Ctx, userId: number): Promise<OpenSession[]> {
  const { sql } = ctx;
  const now = ctx.clock();
  const rows = await sql<SessionRow[]>`
    select s.id, s.edition, s.entry, s.address, s.agent, s.device, s.opened_by, s.started_at, s.last_seen_at
    from sessions s
    join users u on u.id = s.user_id
    where s.user_id = ${userId} and s.ended_at is null
      and s.started_at > ${new Date(now.getTime() - LIMITS.sessionAbsoluteMinutes * 60_000)}
      and ${scopeOf(ctx, "baseinfouser:sessions")({ org: sql`u.org_code` })}
    order by s.started_at desc`;
  return openSessions(rows, now);
}

/**
 * Ends one session of a person, or all of them; their next request, in any process, leads to the login. Refuses `not-found` when nothing
 * was open.
 */
export async function endUserSessions(
  ctx: Ctx,
  userId: number,
  sessionId: number | null,
): Promise<{ ended: number }> {
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [user] = await lockUsers(tx, "baseinfouser:sessions", [userId]);
    if (!user) throw refuse("not-found");
    await requireUserWithinOwn(tx, userId);
    const ended = await sql`
      update sessions
      set ended_at = ${tx.clock()}, end_reason = 'ended-by-staff'
      where user_id = ${userId} and ended_at is null ${
      sessionId === null ? sql`` : sql`and id = ${sessionId}`
    }
      returning id`;
    if (ended.length === 0) throw refuse("not-found");
    tx.signal(SESSION_CHANNEL);
    await recordChange(tx, {
      operation: "endUserSessions",
      funLink: "baseinfouser",
      subjectKind: "baseinfouser",
      subjectId: userId,
      after: { ended: ended.length },
    });
    return { ended: ended.length };
  });
}
