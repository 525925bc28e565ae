import type { Pool, Sql } from "@/kernel/ctx.ts";

/** Unread messages of these people; who has none is left out. */
export async function unreadCounts(
  sql: Pool | Sql,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await sql<{ userId: number; unread: number }[]>`
    select user_id, count(*)::int as unread
    from messages
    where user_id = any(${[...userIds]}::bigint[]) and read_at is null
    group by user_id`;
  return new Map(rows.map((row) => [Number(row.userId), row.unread]));
}
