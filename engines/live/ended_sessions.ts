import { endOf } from "@/kernel/access/session_of.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** Those of these sessions that are over: ended, idle for too long, or of an account that may not go on. */
export async function endedSessions(pool: Pool, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await pool<{ id: number; startedAt: Date; lastSeenAt: Date }[]>`
    select s.id, s.started_at, s.last_seen_at
    from sessions s
    join users u on u.id = s.user_id
    where s.id = any(${[
    ...ids,
  ]}::bigint[]) and s.ended_at is null and u.state = 'normal' and u.deleted_at is null`;
  const live = new Set(
    rows.filter((row) => endOf(row.startedAt, row.lastSeenAt) > now).map((row) => Number(row.id)),
  );
  return new Set(ids.filter((id) => !live.has(id)));
}
