import { CONSUMERS } from "@/domains.ts";
import type { Pool } from "@/kernel/ctx.ts";

/** Longest time from taking a delivery to its note, seconds: more than the timeout of the test's receiver. */
const SENDING_SECONDS = 5;
/** How long a delivery belongs to who took it (engines/deliveries/take_delivery.ts), seconds. */
const LEASE_SECONDS = 180;
/** Between two looks, each of which counts all events for every consumer, milliseconds. */
const LOOK_MS = 500;

/** What is not done yet, by name; empty when all is. */
async function openWork(sql: Pool): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    select
      (select count(*) from outbox where sent_at is null) as unsent,
      (select count(*) from deliveries where sent_at is null and given_up_at is null) as deliveries,
      (select count(*) from parked_events where ended_at is null) as parked,
      (select count(*) from orders where state in ('waiting', 'handed_over')) as orders`;
  const open = { ...row! };
  for (const { name, on } of CONSUMERS) {
    const types = on.map(({ type }) => type);
    const [left] = await sql<{ count: number }[]>`
      select count(*) as count
      from outbox o
      where type = any(${types}) and not exists (
        select from event_receipts r
        where r.consumer = ${name} and r.event_id = o.event_id and r.occurred_at = o.occurred_at
      )`;
    open[name] = left!.count;
  }
  return Object.fromEntries(Object.entries(open).filter(([, count]) => count > 0));
}

/**
 * Lets the leases of killed processes run out now, not after three minutes: whoever lives has noted the outcome of a sending long
 * before `SENDING_SECONDS`.
 */
async function endLeasesOfTheDead(sql: Pool): Promise<number> {
  const rows = await sql`
    update deliveries
    set lease_until = now()
    where
      sent_at is null and given_up_at is null
      and lease_until between now() and now() + make_interval(secs => ${LEASE_SECONDS - SENDING_SECONDS})
    returning 1`;
  return rows.length;
}

/** Waits until all is done; says what is not when none of it was for so long: how fast it goes is the machine's matter. */
export async function settled(sql: Pool, mostMs: number): Promise<void> {
  let open: Record<string, number> = {};
  let least = Infinity;
  for (let late = performance.now() + mostMs; performance.now() < late;) {
    await endLeasesOfTheDead(sql);
    open = await openWork(sql);
    const left = Object.values(open).reduce((sum, count) => sum + count, 0);
    if (left === 0) return;
    if (left < least) [least, late] = [left, performance.now() + mostMs];
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Error(`nothing worked off for ${mostMs / 1000} s: ${JSON.stringify(open)}`);
}
