import type { Sql, TxCtx } from "@/kernel/ctx.ts";

/** Sets these locks apart from others that are taken by a hash. */
const SEED = 7491;

/** The events of one aggregate at one consumer: worked off in order. */
export interface Lane {
  consumer: string;
  topic: string;
  key: string;
}

/**
 * Holds a lane until the end of the transaction. Who parks behind an open event and who ends one take turns by it, so that no event
 * is left behind one that is gone.
 */
export async function holdLane(sql: Sql, { consumer, topic, key }: Lane): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${consumer} ${topic} ${key}`}, ${SEED}))`;
}

/** As `holdLane`, without waiting: false when somebody else holds it. */
export async function tryHoldLane(sql: Sql, { consumer, topic, key }: Lane): Promise<boolean> {
  const [row] = await sql<{ held: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${consumer} ${topic} ${key}`}, ${SEED})) as held`;
  return row!.held;
}

/** Whether an event of the lane is parked and not ended. */
export async function hasOpen(sql: Sql, { consumer, topic, key }: Lane): Promise<boolean> {
  const [open] = await sql`
    select 1
    from parked_events
    where consumer = ${consumer} and topic = ${topic} and key = ${key} and ended_at is null
    limit 1`;
  return open !== undefined;
}

/** Ends the oldest open event of a lane that is held, and lets the next one be tried at once. */
export async function endParked(
  tx: TxCtx,
  id: number,
  lane: Lane,
  how: { state: "done" } | { state: "skipped"; by: number | null; note: string },
): Promise<void> {
  const { sql } = tx;
  const now = tx.clock();
  await sql`
    update parked_events
    set
      state = ${how.state}, ended_at = ${now}, next_try_at = null,
      ended_by = ${how.state === "skipped" ? how.by : null}, note = ${
    how.state === "skipped" ? how.note : null
  }
    where id = ${id}`;
  await sql`
    update parked_events
    set next_try_at = ${now}, state = 'retrying'
    where id = (
      select min(id)
      from parked_events
      where consumer = ${lane.consumer} and topic = ${lane.topic} and key = ${lane.key} and ended_at is null
    ) and state = 'behind'`;
  tx.signal("parked", lane.consumer);
}

/**
 * Has a skipped event tried again: at once, or behind what is open of its lane, which is held. False when it is not skipped.
 */
export async function reopenSkipped(tx: TxCtx, lane: Lane, eventId: string): Promise<boolean> {
  const { sql } = tx;
  const behind = await hasOpen(sql, lane);
  const rows = await sql`
    update parked_events
    set
      state = ${behind ? "behind" : "retrying"}, next_try_at = ${behind ? null : tx.clock()}, attempts = 0,
      ended_at = null, ended_by = null, note = null
    where consumer = ${lane.consumer} and event_id = ${eventId} and state = 'skipped'
    returning 1`;
  if (rows.length > 0) tx.signal("parked", lane.consumer);
  return rows.length > 0;
}
