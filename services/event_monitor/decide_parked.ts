import { personId } from "@/kernel/access/person_id.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { endParked, holdLane, type Lane } from "@/engines/events/parked_lane.ts";
import type { ParkedState } from "@/engines/events/types.ts";

interface Found extends Lane {
  id: number;
  eventId: string;
  state: ParkedState;
  attempts: number;
  reason: string | null;
}

/**
 * Has a parked event tried again at once, with all its tries before it. Only the oldest open one of its aggregate: what stands
 * behind it follows by itself, in order. Refused: unknown, already ended, or behind another.
 */
export async function replayParked(ctx: Ctx, id: number): Promise<void> {
  await ctx.tx(async (tx) => {
    const found = await oldestOf(tx, id);
    await tx.sql`
      update parked_events
      set state = 'retrying', attempts = 0, next_try_at = ${tx.clock()}
      where id = ${id}`;
    await recordChange(tx, {
      operation: "replayParkedEvent",
      funLink: "EventMonitor",
      subjectKind: "parked-event",
      subjectId: id,
      before: { state: found.state, attempts: found.attempts, reason: found.reason },
      after: { state: "retrying", consumer: found.consumer, eventId: found.eventId },
    });
    tx.signal("parked", found.consumer);
  });
}

/**
 * Passes over a parked event for good: it will have no effect at this consumer, and the next one of its aggregate is tried. The
 * note says why. Refused as `replayParked` is.
 */
export async function skipParked(ctx: Ctx, id: number, note: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const found = await oldestOf(tx, id);
    await endParked(tx, id, found, { state: "skipped", by: personId(tx), note });
    await recordChange(tx, {
      operation: "skipParkedEvent",
      funLink: "EventMonitor",
      subjectKind: "parked-event",
      subjectId: id,
      before: { state: found.state, attempts: found.attempts, reason: found.reason },
      after: { state: "skipped", consumer: found.consumer, eventId: found.eventId, note },
    });
  });
}

/** Locks the event and its lane; refuses what is not the oldest open one. */
async function oldestOf(tx: TxCtx, id: number): Promise<Found> {
  const { sql } = tx;
  const [lane] = await sql<Lane[]>`select consumer, topic, key from parked_events where id = ${id}`;
  if (!lane) throw refuse("parked-unknown");
  await holdLane(sql, lane);
  const [found] = await sql<(Found & { endedAt: Date | null; isOldest: boolean })[]>`
    select
      p.id, p.consumer, p.topic, p.key, p.event_id, p.state, p.attempts, p.reason, p.ended_at,
      not exists (
        select 1
        from parked_events e
        where e.consumer = p.consumer and e.topic = p.topic and e.key = p.key and e.ended_at is null and e.id < p.id
      ) as is_oldest
    from parked_events p
    where p.id = ${id}
    for update of p`;
  if (found!.endedAt !== null) throw refuse("state-changed");
  if (!found!.isOldest) throw refuse("parked-behind");
  return found!;
}
