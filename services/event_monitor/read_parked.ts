import { isoMoments } from "@/engines/lists/iso_moments.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { ParkedEvent, ParkedEventRead } from "@/engines/events/types.ts";

/** What an answer says of the rows behind one; those are listed by their own right in `behind`. */
const BEHIND_SHOWN = 100;

/** One parked event with its envelope and what stands behind it. */
export async function readParked(ctx: Ctx, id: number): Promise<ParkedEventRead> {
  const { sql } = ctx;
  const [row] = await sql<(ParkedEvent & { envelope: string })[]>`
    select ${parkedColumns(ctx)}, p.envelope from parked_events p ${parkedJoins(ctx)} where p.id = ${id}`;
  if (!row) throw refuse("parked-unknown");
  const behind = row.followers === 0 ? [] : await sql<
    { id: number; eventId: string; type: string; sequence: number; occurredAt: Date }[]
  >`
    select id, event_id, type, sequence, occurred_at
    from parked_events
    where consumer = ${row.consumer} and topic = ${row.topic} and key = ${row.key} and ended_at is null and id > ${id}
    order by id
    limit ${BEHIND_SHOWN}`;
  return {
    ...isoMoments(row),
    envelope: indented(row.envelope),
    behind: behind.map((one) => ({ ...one, occurredAt: one.occurredAt.toISOString() })),
  };
}

/** Columns of a parked event, over the tables below. */
export function parkedColumns({ sql }: Ctx) {
  return sql`
    p.id, p.consumer, p.event_id, p.type, p.topic, p.key, p.bus_partition as partition, p.bus_offset as "offset", p.sequence, p.occurred_at, p.state, p.reason, p.attempts,
    p.parked_at, p.next_try_at, p.ended_at, u.user_code as ended_by, p.note,
    case when p.state in ('retrying', 'waiting') then (
      select count(*)
      from parked_events f
      where f.consumer = p.consumer and f.topic = p.topic and f.key = p.key and f.ended_at is null and f.id > p.id
    ) else 0 end as followers`;
}

/** Who skipped it, as `u`. */
export function parkedJoins({ sql }: Ctx) {
  return sql`left join users u on u.id = p.ended_by`;
}

/** A message that is no JSON is shown as it is. */
function indented(envelope: string): string {
  try {
    return JSON.stringify(JSON.parse(envelope), null, 2);
  } catch {
    return envelope;
  }
}
