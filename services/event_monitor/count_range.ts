import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { RangeCount } from "@/engines/events/replay_types.ts";
import type { PartitionEnds } from "@/engines/events/topic_types.ts";
import type { EventRange } from "./event_range.ts";

/** Which sent events of the outbox a range holds, as a condition on `o`. */
function inRange({ sql }: Ctx, range: EventRange & { way: "aggregate" | "period" }) {
  const which = range.way === "aggregate"
    ? sql`o.topic = ${range.topic} and o.key = ${range.key}`
    : sql`o.occurred_at >= ${range.from} and o.occurred_at < ${range.to}`;
  return sql`${which} and o.type = any(${range.types as string[]}) and o.sent_at is not null`;
}

/** What a range holds, and where it begins and ends: ids of the outbox, or offsets. */
type Counted = RangeCount & { firstPlace: number; lastPlace: number };

/**
 * What a range holds for its consumer. Of a partition it is only known how many messages can lie there at most, as the process that relays
 * saw its ends some seconds ago: what they are, and which are Kafka's own marks of transactions, is known to who reads them.
 */
export async function countRange(ctx: Ctx, range: EventRange): Promise<Counted> {
  if (range.way === "offsets") return await countPlaces(ctx, range);
  const { sql } = ctx;
  const [row] = await sql<Omit<Counted, "firstPlace">[]>`
    select
      count(*) as events,
      count(r.event_id) as again,
      count(*) filter (where p.state = 'skipped' and r.event_id is null) as skipped,
      count(*) filter (where p.ended_at is null and p.id is not null) as parked,
      coalesce(max(o.id), 0) as last_place
    from outbox o
    left join event_receipts r
      on r.consumer = ${range.consumer} and r.event_id = o.event_id and r.occurred_at = o.occurred_at
    left join parked_events p on p.consumer = ${range.consumer} and p.event_id = o.event_id
    where ${inRange(ctx, range)}`;
  return { ...row!, firstPlace: 1 };
}

/** @throws Refusal of `partition` where the topic has none of that number */
async function countPlaces({ sql }: Ctx, range: EventRange & { way: "offsets" }): Promise<Counted> {
  const [topic] = await sql<{ ends: PartitionEnds[] }[]>`
    select ends from event_topics where topic = ${range.topic}`;
  const ends = topic?.ends.find(({ partition }) => partition === range.partition);
  if (topic && topic.ends.length > 0 && !ends) {
    throw refuseField("partition", "value-not-allowed", { what: String(range.partition) });
  }
  const firstPlace = Math.max(range.fromOffset, ends?.low ?? 0);
  const lastPlace = Math.min(range.toOffset, (ends?.high ?? Infinity) - 1);
  const events = Math.max(0, lastPlace - firstPlace + 1);
  return { events, again: null, skipped: null, parked: null, firstPlace, lastPlace };
}
