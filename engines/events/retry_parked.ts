import type { Ctx } from "@/kernel/ctx.ts";
import { isConnectionLost } from "./connection_lost.ts";
import { type AnyConsumer, applyOnce, ctxOfEvent, type CtxWith, Poison } from "./effect.ts";
import { reasonText, reportDeadLetter, waitAfter } from "./park.ts";
import { endParked, tryHoldLane } from "./parked_lane.ts";
import { type Incoming, type Place, readMessage } from "./receive.ts";

interface Due {
  id: number;
  consumer: string;
  topic: string;
  key: string;
  eventId: string;
  envelope: string;
  attempts: number;
  busPartition: number | null;
  busOffset: number | null;
}

/**
 * Tries one parked event that is due; false when none is, or another process is at it. Only the oldest of an aggregate ever is due,
 * and ending it makes the next one so, which keeps their order. Its lane is held while it is tried.
 */
export async function retryParked(ctxWith: CtxWith, consumers: readonly AnyConsumer[]): Promise<boolean> {
  const ctx = ctxWith({});
  const names = consumers.map(({ name }) => name);
  const [due] = await ctx.sql<Due[]>`
    select id, consumer, topic, key, event_id, envelope, attempts, bus_partition, bus_offset
    from parked_events
    where next_try_at <= ${ctx.clock()} and consumer = any(${names})
    order by next_try_at, id
    limit 1`;
  if (!due) return false;
  const consumer = consumers.find(({ name }) => name === due.consumer)!;
  const event = {
    ...readMessage(
      { topic: due.topic, key: due.key, value: due.envelope, position: "", place: placeOf(due) },
      ctx.clock(),
    ),
    id: due.eventId,
  };
  const eventCtx = ctxOfEvent(ctxWith, event);
  try {
    return await eventCtx.tx(async (tx) => {
      if (!await tryHoldLane(tx.sql, due)) return false;
      const [mine] = await tx.sql`
        select 1
        from parked_events
        where id = ${due.id} and next_try_at <= ${tx.clock()} and attempts = ${due.attempts}
        for update`;
      if (!mine) return false;
      await applyOnce(tx, consumer, event);
      await endParked(tx, due.id, due, { state: "done" });
      return true;
    });
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    await noteFailure(eventCtx, due, event, error);
    return true;
  }
}

function placeOf({ busPartition, busOffset }: Due): Place | null {
  return busPartition === null || busOffset === null ? null : { partition: busPartition, offset: busOffset };
}

async function noteFailure(ctx: Ctx, due: Due, event: Incoming, error: unknown): Promise<void> {
  const attempts = due.attempts + 1;
  const wait = error instanceof Poison ? undefined : waitAfter(attempts);
  const reason = reasonText(error);
  await ctx.tx(async (tx) => {
    const rows = await tx.sql`
      update parked_events
      set
        attempts = ${attempts}, reason = ${reason}, state = ${wait === undefined ? "waiting" : "retrying"},
        next_try_at = ${wait === undefined ? null : new Date(tx.clock().getTime() + wait * 1000)}
      where id = ${due.id} and attempts = ${due.attempts} and next_try_at is not null
      returning 1`;
    if (rows.length > 0 && wait === undefined) {
      await reportDeadLetter(tx, { consumer: due.consumer, event, reason, attempts });
    }
  });
}
