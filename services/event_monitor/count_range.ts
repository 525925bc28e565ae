import type { Ctx } from "@/kernel/ctx.ts";
import type { RangeCount } from "@/engines/events/replay_types.ts";
import type { EventRange } from "./event_range.ts";

/** Which sent events of the outbox a range holds, as a condition on `o`. */
function inRange({ sql }: Ctx, range: EventRange & { way: "aggregate" | "period" }) {
  const which = range.way === "aggregate"
    ? sql`o.topic = ${range.topic} and o.key = ${range.key}`
    : sql`o.occurred_at >= ${range.from} and o.occurred_at < ${range.to}`;
  return sql`${which} and o.type = any(${range.types as string[]}) and o.sent_at is not null`;
}

/** What a range holds for its consumer, and the highest id of the outbox in it. Of a partition only the places are known: the bus has the rest. */
export async function countRange(ctx: Ctx, range: EventRange): Promise<RangeCount & { lastId: number }> {
  if (range.way === "offsets") {
    const events = range.toOffset - range.fromOffset + 1;
    return { events, again: null, skipped: null, parked: null, lastId: 0 };
  }
  const { sql } = ctx;
  const [row] = await sql<(RangeCount & { lastId: number })[]>`
    select
      count(*) as events,
      count(r.event_id) as again,
      count(*) filter (where p.state = 'skipped' and r.event_id is null) as skipped,
      count(*) filter (where p.ended_at is null and p.id is not null) as parked,
      coalesce(max(o.id), 0) as last_id
    from outbox o
    left join event_receipts r
      on r.consumer = ${range.consumer} and r.event_id = o.event_id and r.occurred_at = o.occurred_at
    left join parked_events p on p.consumer = ${range.consumer} and p.event_id = o.event_id
    where ${inRange(ctx, range)}`;
  return row!;
}
