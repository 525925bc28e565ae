import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { toDoKinds } from "./read_messages.ts";

/** Messages that were unread, and with something still to do, at each of some moments. */
export interface MessageTrend {
  unread: number[];
  open: number[];
}

/** The same of the reader. @param moments ISO 8601, one after the other */
export async function messageTrend(ctx: Ctx, moments: readonly string[]): Promise<MessageTrend> {
  const { sql } = ctx;
  const rows = await sql<{ unread: number; open: number }[]>`
    select
      (count(w.id) filter (where w.read_at is null or w.read_at > m.at))::int as unread,
      (count(w.id) filter (
        where w.kind = any(${toDoKinds()}) and (w.done_at is null or w.done_at > m.at)
      ))::int as open
    from unnest(${moments as string[]}::text[]::timestamptz[]) with ordinality m (at, place)
    left join messages w on w.user_id = ${personId(ctx)} and w.created_at <= m.at
    group by m.place
    order by m.place`;
  return { unread: rows.map((row) => row.unread), open: rows.map((row) => row.open) };
}
