import type { Ctx } from "@/kernel/ctx.ts";
import type { EventReplay } from "@/engines/events/replay_types.ts";

/** The last ones that are shown. */
const SHOWN = 20;

type Row = Omit<EventReplay, "from" | "to" | "askedAt" | "endedAt"> & {
  from: Date | null;
  to: Date | null;
  askedAt: Date;
  endedAt: Date | null;
};

/** The last replays of ranges, those that run first. */
export async function listReplays({ sql }: Ctx): Promise<EventReplay[]> {
  const rows = await sql<Row[]>`
    select
      id, consumer, way, topic, key, from_at as "from", to_at as "to", bus_partition as partition, from_offset, to_offset,
      with_skipped, counted, state, reason, looked_at, effects, again, parked, asked_by, asked_at, ended_at
    from event_replays
    order by state = 'running' desc, id desc
    limit ${SHOWN}`;
  return rows.map((row) => ({
    ...row,
    from: row.from?.toISOString() ?? null,
    to: row.to?.toISOString() ?? null,
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}
