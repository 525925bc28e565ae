import assert from "node:assert/strict";
import { localBus } from "@/platform/bus/local.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import type { Bus } from "@/platform/bus/bus.ts";
import { TopicWatch } from "@/platform/bus/topic_watch.ts";
import { countRange } from "@/services/event_monitor/count_range.ts";
import { type AskedRange, rangeOfQuery, readRange } from "@/services/event_monitor/event_range.ts";
import { listReplays } from "@/services/event_monitor/list_replays.ts";
import { readRangePage } from "@/services/event_monitor/read_range_page.ts";
import { replayRange, stopReplay } from "@/services/event_monitor/replay_range.ts";
import { refusalOf } from "../epc/catalogue_builder.ts";
import { eventWorld, newName } from "../events/event_world.ts";
import { kafkaForTests } from "../events/kafka_for_tests.ts";

const broker = await kafkaForTests();
const DAY = { from: "2020-01-01T00:00", to: "2100-01-01T00:00Z" };

type World = Awaited<ReturnType<typeof eventWorld>>;
type Way = "aggregate" | "period" | "offsets";

/** Asks for a range as the page does: counts it, then has it replayed with that count. */
async function replay({ ctx }: World, way: Way, asked: AskedRange, withSkipped = false) {
  const range = await readRange(ctx, way, asked);
  const count = await countRange(ctx, range);
  return { count, id: await replayRange(ctx, range, { counted: count.events, withSkipped }) };
}

const disposable = (bus: Bus) => ({ bus, [Symbol.asyncDispose]: () => bus.close() });

/** The replay once it has ended. */
async function ended({ ctx }: World, id: number) {
  for (const late = performance.now() + 30_000; performance.now() < late;) {
    const found = (await listReplays(ctx)).find((one) => one.id === id)!;
    if (found.state !== "running") return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("the replay does not end");
}

/** Three events of two cars that one consumer has taken, and another one that came later and missed them. */
async function missed(world: World, bus: () => Bus) {
  const [first, late] = [world.writer(`first-${newName()}`), world.writer(`late-${newName()}`)];
  {
    await using _running = await world.start(bus(), [first]);
    for (const version of [1, 2]) await world.paint("A", version);
    await world.paint("B", 1);
    await world.until(world.effects, 3);
    await world.until(async () => 1 - Math.sign(await world.unsent()), 1);
  }
  return { first, late };
}

Deno.test("what no range can have is left out of the address, and the rest stays as it was typed", () => {
  const asked = rangeOfQuery(
    new URLSearchParams({
      "range.consumer": "mails",
      "range.partition": "-1",
      "range.key": "  ",
      "range.fromOffset": "7",
      "range.toOffset": "1.5",
    }),
  );
  assert.deepEqual(asked, { consumer: "mails", fromOffset: 7 });
  assert.equal(rangeOfQuery(new URLSearchParams({ "range.consumer": " " })), null);
});

Deno.test("a period is brought to a consumer that missed it, in order; replayed again, nothing happens twice", async () => {
  await using world = await eventWorld();
  const { first, late } = await missed(world, localBus);
  await using _running = await world.start(localBus(), [first, late]);
  const { count, id } = await replay(world, "period", { consumer: late.name, ...DAY });
  assert.deepEqual([count.events, count.again, count.skipped, count.parked], [3, 0, 0, 0]);
  const done = await ended(world, id);
  assert.deepEqual([done.state, done.lookedAt, done.effects, done.again], ["done", 3, 3, 0]);
  assert.deepEqual(await world.versionsOf(late.name, "A"), [1, 2]);
  assert.deepEqual(await world.versionsOf(first.name, "A"), [1, 2]);

  const second = await replay(world, "period", { consumer: late.name, ...DAY });
  assert.equal(second.count.again, 3);
  const again = await ended(world, second.id);
  assert.deepEqual([again.state, again.effects, again.again], ["done", 0, 3]);
  assert.equal(await world.effects(), 6);

  const log = await world.sql<{ operation: string; after: { counted: number; consumer: string } }[]>`
    select operation, after from operation_log where operation = 'replayEvents' order by id`;
  assert.deepEqual(log.map(({ after }) => [after.consumer, after.counted]), [[late.name, 3], [late.name, 3]]);
});

Deno.test("of one aggregate only its own events are replayed", async () => {
  await using world = await eventWorld();
  const { first, late } = await missed(world, localBus);
  await using _running = await world.start(localBus(), [first, late]);
  const { id } = await replay(world, "aggregate", { consumer: late.name, topic: world.topic, key: "A" });
  assert.equal((await ended(world, id)).effects, 2);
  assert.deepEqual(await world.versionsOf(late.name, "B"), []);
});

Deno.test("what staff skipped stays skipped, however it comes again, unless the replay asks for it", async () => {
  await using world = await eventWorld();
  const { first, late } = await missed(world, localBus);
  await using _running = await world.start(localBus(), [first, late]);
  await world.sql`
    insert into parked_events
      (consumer, topic, key, event_id, type, sequence, occurred_at, envelope, state, parked_at, ended_at, note)
    select ${late.name}, topic, key, event_id, type, sequence, occurred_at,
      jsonb_build_object(
        'specversion', '1.0', 'id', event_id, 'source', '/tis/test/domestic', 'type', type, 'subject', key, 'time', occurred_at,
        'sequence', sequence::text, 'data', data
      )::text, 'skipped', now(), now(), 'left out'
    from outbox
    where key = 'B'`;
  const { count, id } = await replay(world, "period", { consumer: late.name, ...DAY });
  assert.equal(count.skipped, 1);
  assert.deepEqual((await ended(world, id)).effects, 2);
  assert.deepEqual(await world.versionsOf(late.name, "B"), []);
  const asked = await replay(world, "period", { consumer: late.name, ...DAY }, true);
  assert.equal((await ended(world, asked.id)).parked, 1);
  await world.until(async () => (await world.versionsOf(late.name, "B")).length, 1);
});

Deno.test("a replay is refused when the count has changed, when there is nothing, and of what is not known", async () => {
  await using world = await eventWorld();
  const { first, late } = await missed(world, localBus);
  await using _running = await world.start(localBus(), [first, late]);
  const asking = (way: Way, asked: AskedRange) => refusalOf(readRange(world.ctx, way, asked));
  const range = await readRange(world.ctx, "period", { consumer: late.name, ...DAY });
  const wrong = refusalOf(replayRange(world.ctx, range, { counted: 2, withSkipped: false }));
  assert.equal((await wrong).key, "replay-count-changed");
  const none = { ...range, to: new Date("2020-01-02") } as typeof range;
  const empty = refusalOf(replayRange(world.ctx, none, { counted: 0, withSkipped: false }));
  assert.equal((await empty).key, "replay-nothing");
  assert.equal((await asking("period", { consumer: "nobody", ...DAY })).fields[0]!.field, "consumer");
  assert.equal((await asking("period", { consumer: late.name })).fields[0]!.field, "from");
  for (const from of ["0000-01-01T00:00", "2026-02-30T99:00", "9999-12-31T23:59-23:59"]) {
    assert.equal((await asking("period", { consumer: late.name, ...DAY, from })).fields[0]!.field, "from");
  }
  const other = { consumer: late.name, topic: "tis.epc.v1", key: "A" };
  for (const way of ["aggregate", "offsets"] as const) {
    const { key, params, fields } = await asking(way, other);
    assert.deepEqual([key, fields[0]!.field], ["replay-topic-not-read", "topic"]);
    assert.deepEqual(params, { consumer: late.name, topic: "tis.epc.v1" });
  }
  const backwards = {
    ...{ consumer: late.name, topic: world.topic },
    ...{ partition: 0, fromOffset: 5, toOffset: 4 },
  };
  assert.equal((await asking("offsets", backwards)).key, "replay-order");
  assert.equal((await refusalOf(stopReplay(world.ctx, 1))).key, "replay-ended");
});

Deno.test("topics are offered that the chosen consumer reads, of the first one while none is chosen", async () => {
  await using world = await eventWorld();
  const { sql, ctx } = world;
  for (const [name, topic] of [["a-mails", "tis.mail.v1"], ["b-orders", "tis.epc.v1"]]) {
    await sql`insert into event_consumers (name, types, topics) values (${name!}, '{}', ${[topic!]})`;
  }
  const page = async (query: string) => (await readRangePage(ctx, new URLSearchParams(query)))!;
  assert.deepEqual((await page("range=aggregate")).topics, ["tis.mail.v1"]);
  const chosen = await page("range=aggregate&range.consumer=b-orders&range.topic=tis.mail.v1&range.key=A");
  assert.deepEqual(chosen.topics, ["tis.epc.v1"]);
  assert.deepEqual([chosen.asked?.key, chosen.count, chosen.refusal], ["A", null, null]);
  const counted = await page(
    "range=aggregate&range.consumer=b-orders&range.topic=tis.mail.v1&range.key=A&counting=1",
  );
  assert.equal(counted.refusal?.key, "replay-topic-not-read");
  assert.deepEqual((await page("range=aggregate&range.consumer=nobody&counting=1")).topics, ["tis.mail.v1"]);
});

Deno.test("a stretch of a partition says where events are not on Kafka that it cannot be read", async () => {
  await using world = await eventWorld();
  const { first, late } = await missed(world, localBus);
  await using _running = await world.start(localBus(), [first, late]);
  const stretch = { partition: 0, fromOffset: 0, toOffset: 9 };
  const { count, id } = await replay(world, "offsets", {
    consumer: late.name,
    topic: world.topic,
    ...stretch,
  });
  // Nobody has seen where the partition ends: all that was asked for may be there.
  assert.equal(count.events, 10);
  const failed = await ended(world, id);
  assert.deepEqual([failed.state, failed.reason], [
    "failed",
    "this bus keeps no messages that could be read again",
  ]);
});

Deno.test({
  name: "a stretch of a partition is read from Kafka itself, to its end and no further",
  ignore: broker === null,
  async fn() {
    await using world = await eventWorld();
    const bus = () =>
      kafkaBus({
        ...{ brokers: [broker!], clientId: "tis-test", sasl: null, tls: null },
        ...{ partitions: 1, replication: 1, sessionMs: 2000 },
      });
    const paints = world.writer(newName());
    await using _running = await world.start(bus(), [paints]);
    for (const version of [1, 2, 3]) await world.paint("A", version);
    await world.until(world.effects, 3);
    // As if this consumer had never got them.
    await world.sql`delete from event_receipts`;
    const places = await world.sql<{ id: number }[]>`select id from outbox order by id`;
    assert.equal(places.length, 3);
    const asked = { consumer: paints.name, topic: world.topic, partition: 0, fromOffset: 1, toOffset: 50 };
    await using reader = disposable(bus());
    const watch = new TopicWatch({
      ...{ pool: world.sql, bus: reader.bus, topics: [world.topic], leads: () => true },
    });
    await watch.stop();
    await watch.look();
    const { count, id } = await replay(world, "offsets", asked);
    // Three events, each with the mark of its transaction at most, but for the first place.
    assert.ok(count.events >= 2 && count.events <= 5, `${count.events} told of 3 events`);
    assert.deepEqual([count.again, count.firstPlace], [null, 1]);
    const beyond = await readRange(world.ctx, "offsets", { ...asked, fromOffset: 40 });
    assert.equal((await countRange(world.ctx, beyond)).events, 0);
    const elsewhere = await readRange(world.ctx, "offsets", { ...asked, partition: 7 });
    assert.equal((await refusalOf(countRange(world.ctx, elsewhere))).fields[0]!.field, "partition");
    const done = await ended(world, id);
    assert.deepEqual([done.state, done.reason], ["done", null]);
    assert.deepEqual([done.toOffset, done.lookedAt], [count.lastPlace, 2]);
    // The first place is that of the first event.
    assert.deepEqual(await world.versionsOf(paints.name, "A"), [1, 2, 3, 2, 3]);
  },
});
