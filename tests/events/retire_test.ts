import assert from "node:assert/strict";
import { retireEvents } from "@/engines/events/retire.ts";
import { eventWorld } from "./event_world.ts";

async function partitionsOf(
  world: Awaited<ReturnType<typeof eventWorld>>,
  parent: string,
): Promise<string[]> {
  const rows = await world.sql<{ name: string }[]>`
    select c.relname as name
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${parent}::text::regclass and c.relname ~ '_2031'
    order by 1`;
  return rows.map(({ name }) => name.slice(parent.length + 1));
}

Deno.test("months of sent events and receipts go after three months; what is unsent or parked keeps its month", async () => {
  await using world = await eventWorld();
  const { sql } = world;
  for (const month of ["2031-02-01", "2031-05-01"]) await sql`select ensure_partitions(${month}::date)`;
  const write = (moment: string, sent: boolean) =>
    sql`
      insert into outbox (occurred_at, event_id, topic, type, key, sequence, data, sent_at)
      values (${moment}::text::timestamptz, gen_random_uuid(), 't', 'a.b', 'k', 1, '{}', ${
      sent ? new Date() : null
    })`;
  await write("2031-01-10T00:00:00Z", true);
  await write("2031-02-10T00:00:00Z", false);
  await write("2031-03-31T23:59:59Z", true);
  await sql`
    insert into parked_events (
      consumer, topic, key, event_id, type, sequence, occurred_at, envelope, state, parked_at
    )
    values (
      'c', 't', 'k', gen_random_uuid(), 'a.b', 1, '2031-03-05T00:00:00Z', '{}', 'waiting', '2031-03-05T00:00:00Z'
    )`;
  const at = (now: string) => retireEvents(world.ctxWith({ clock: () => new Date(now) }));
  await at("2031-07-01T00:00:00Z");
  assert.deepEqual((await partitionsOf(world, "outbox")).slice(0, 3), ["203102", "203104", "203105"]);
  assert.deepEqual((await partitionsOf(world, "event_receipts")).slice(0, 3), ["203103", "203104", "203105"]);
  await sql`update outbox set sent_at = now()`;
  await sql`update parked_events set state = 'done', ended_at = '2031-07-02T00:00:00Z'`;
  await at("2031-07-03T00:00:00Z");
  assert.equal((await partitionsOf(world, "outbox"))[0], "203104");
  assert.equal((await sql`select 1 from parked_events`).length, 1);
  await at("2031-10-30T00:00:00Z");
  assert.equal((await sql`select 1 from parked_events`).length, 0);
});
