import assert from "node:assert/strict";
import type { Bus } from "@/platform/bus/bus.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { localBus } from "@/platform/bus/local.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { replayParked, skipParked } from "@/services/event_monitor/decide_parked.ts";
import type { Asked } from "@/engines/lists/ask_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { parkedList } from "@/services/event_monitor/parked_list.ts";
import { readParked } from "@/services/event_monitor/read_parked.ts";
import { eventWorld, newName } from "./event_world.ts";
import { kafkaForTests } from "./kafka_for_tests.ts";

/** Whoever watches over events. */
const STAFF = {
  kind: "person",
  assignments: [{ role: "operator", market: null, org: null, rights: new Set(["EventMonitor:view"]) }],
} as unknown as User;

const listParked = (ctx: Ctx, asked: Asked<typeof parkedList.filter>) =>
  readList(ctx.as({ actor: STAFF, edition: "domestic", lang: "en_US" }), parkedList, asked);

const broker = await kafkaForTests();
const kafka = (): Bus =>
  kafkaBus({
    brokers: [broker!],
    clientId: "tis-test",
    sasl: null,
    tls: null,
    partitions: 2,
    replication: 1,
    sessionMs: 2000,
  });

for (const [kind, make] of Object.entries({ local: localBus, kafka })) {
  const story = (name: string, run: (make: () => Bus) => Promise<void>) =>
    Deno.test({ name: `${kind}: ${name}`, ignore: kind === "kafka" && broker === null, fn: () => run(make) });

  story("what is published takes effect once at each consumer, in order, as its cause", async (make) => {
    await using world = await eventWorld();
    const [first, second] = [world.writer(`first-${newName()}`), world.writer(`second-${newName()}`)];
    await using _running = await world.start(make(), [first, second]);
    for (let version = 1; version <= 5; version++) {
      for (const car of ["A", "B", "C"]) await world.paint(car, version);
    }
    await world.until(world.effects, 30);
    for (const { name } of [first, second]) {
      for (const car of ["A", "B", "C"]) assert.deepEqual(await world.versionsOf(name, car), [1, 2, 3, 4, 5]);
    }
    const strangers = await world.sql`
      select 1 from effects where causation_id not in (select event_id::text from outbox)`;
    assert.equal(strangers.length, 0);
    await world.until(async () => 1 - Math.sign(await world.unsent()), 1);
  });

  story(
    "an event that fails and those of its car wait, others go on; repaired, all follow in order",
    async (make) => {
      await using world = await eventWorld();
      const paints = world.writer(`paints-${newName()}`);
      await world.sql`insert into broken values ('A')`;
      await using _running = await world.start(make(), [paints]);
      for (let version = 1; version <= 3; version++) {
        for (const car of ["A", "B"]) await world.paint(car, version);
      }
      await world.until(async () => (await listParked(world.ctx, { pageNo: 1, pageSize: 20 })).total, 3);
      await world.until(async () => (await world.versionsOf(paints.name, "B")).length, 3);
      assert.deepEqual(await world.versionsOf(paints.name, "B"), [1, 2, 3]);
      assert.deepEqual(await world.versionsOf(paints.name, "A"), []);
      const { records } = await listParked(world.ctx, { pageNo: 1, pageSize: 20 });
      assert.deepEqual(records.map(({ sequence, state, followers }) => [sequence, state, followers]), [
        [1, "retrying", 2],
        [2, "behind", 0],
        [3, "behind", 0],
      ]);
      assert.match(records[0]!.reason!, /lacquer of A/);
      await world.sql`delete from broken`;
      await replayParked(world.ctx, records[0]!.id);
      await world.until(async () => (await world.versionsOf(paints.name, "A")).length, 3);
      assert.deepEqual(await world.versionsOf(paints.name, "A"), [1, 2, 3]);
      await world.paint("A", 4);
      await world.until(async () => (await world.versionsOf(paints.name, "A")).length, 4);
      assert.equal((await listParked(world.ctx, { pageNo: 1, pageSize: 20 })).total, 0);
    },
  );

  story(
    "data that does not fit waits for staff with its reason, and a copy lies with the dead letters",
    async (make) => {
      await using world = await eventWorld();
      const paints = world.writer(`paints-${newName()}`);
      await using _running = await world.start(make(), [paints]);
      await world.sql`
      insert into outbox (occurred_at, event_id, topic, type, key, sequence, data)
      values (now(), gen_random_uuid(), ${world.topic}, 'car.painted', 'A', 1, '{"car":"A","version":"one"}')`;
      await world.paint("A", 2);
      await world.paint("B", 1);
      await world.until(async () => (await listParked(world.ctx, { pageNo: 1, pageSize: 20 })).total, 2);
      const [poison, behind] = (await listParked(world.ctx, { pageNo: 1, pageSize: 20 })).records;
      assert.equal(poison!.state, "waiting");
      assert.match(poison!.reason!, /does not fit car\.painted: version: .*colour: /);
      assert.equal(behind!.state, "behind");
      const read = await readParked(world.ctx, poison!.id);
      assert.deepEqual(read.behind.map(({ sequence }) => sequence), [2]);
      assert.match(read.envelope, /"specversion": "1.0"/);
      const [dead] = await world.sql<{ data: { consumer: string; event: { data: unknown } } }[]>`
      select data from outbox where topic = ${`${world.topic}.dlq`}`;
      assert.equal(dead!.data.consumer, paints.name);
      assert.deepEqual(dead!.data.event.data, { car: "A", version: "one" });
      await world.until(async () => 1 - Math.sign(await world.unsent()), 1);
      await assert.rejects(replayParked(world.ctx, behind!.id), /parked-behind/);
      const [user] = await world.sql<{ id: number }[]>`
      insert into users ${world.sql(PERSON)} returning id`;
      const staff = world.ctxWith({
        actor: { kind: "person", id: user!.id, userCode: "S1", orgCode: null } as never,
      });
      await skipParked(staff, poison!.id, "sent by hand");
      await world.until(async () => (await world.versionsOf(paints.name, "A")).length, 1);
      assert.deepEqual(await world.versionsOf(paints.name, "A"), [2]);
      await assert.rejects(skipParked(staff, poison!.id, "twice"), /state-changed/);
      const logged = await world.sql`select after from operation_log where operation = 'skipParkedEvent'`;
      assert.equal((logged[0]!.after as { note: string }).note, "sent by hand");
    },
  );
}

const PERSON = { userCode: "S1", fullName: "S" };
