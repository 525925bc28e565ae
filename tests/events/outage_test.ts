import assert from "node:assert/strict";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { localBus } from "@/platform/bus/local.ts";
import { LOCKED } from "../source_tree.ts";
import { eventWorld, newName } from "./event_world.ts";
import { kafkaForTests, ownKafka } from "./kafka_for_tests.ts";

const broker = await kafkaForTests();
const on = (address: string) =>
  kafkaBus({
    brokers: [address],
    clientId: "tis-test",
    sasl: null,
    tls: null,
    partitions: 2,
    replication: 1,
    sessionMs: 2000,
  });

for (const [kind, address] of Object.entries({ local: "local", kafka: broker })) {
  Deno.test({
    name:
      `${kind}: a worker killed between an effect and its note: the next one does the rest, nothing twice`,
    ignore: address === null,
    async fn() {
      await using world = await eventWorld();
      const name = newName();
      for (let version = 1; version <= 4; version++) {
        for (const car of ["A", "B"]) await world.paint(car, version);
      }
      const { signal } = await new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "-A", "--no-check", LOCKED, new URL("dying_worker.ts", import.meta.url).pathname],
          ...[world.db.url, world.topic, name, address!],
        ],
        stdout: "null",
        stderr: "null",
      }).output();
      assert.equal(signal, "SIGKILL");
      const before = await world.effects();
      assert.ok(before >= 3 && before < 8, `${before} effects`);
      await using _running = await world.start(kind === "local" ? localBus() : on(address!), [
        world.writer(name),
      ]);
      await world.until(world.effects, 8);
      for (const car of ["A", "B"]) assert.deepEqual(await world.versionsOf(name, car), [1, 2, 3, 4]);
      await world.until(async () => 1 - Math.sign(await world.unsent()), 1);
    },
  });
}

Deno.test({
  name: "kafka: away for a while, events wait in the outbox; back again, all take effect once and in order",
  ignore: broker === null,
  async fn() {
    const node = await ownKafka();
    await using world = await eventWorld();
    const paints = world.writer(newName());
    await using _running = await world.start(on(node!.broker), [paints]);
    await world.paint("A", 1);
    await world.until(world.effects, 1);
    await node!.stop();
    for (let version = 2; version <= 40; version++) await world.paint("A", version);
    assert.equal(await world.effects(), 1);
    await node!.start();
    await world.until(world.effects, 40);
    assert.deepEqual(
      await world.versionsOf(paints.name, "A"),
      Array.from({ length: 40 }, (_, place) => place + 1),
    );
    await world.until(async () => 1 - Math.sign(await world.unsent()), 1);
    await node!.stop();
  },
});

Deno.test("the relay's connection is cut: it takes the lock anew and goes on, whichever of two processes it is", async () => {
  await using world = await eventWorld();
  const paints = world.writer(newName());
  await using first = await world.start(localBus(), [paints]);
  await using second = await world.start(localBus(), [paints]);
  await world.until(() => Promise.resolve(Number(first.relay.leads) + Number(second.relay.leads)), 1);
  for (let version = 1; version <= 10; version++) {
    await world.paint("A", version);
    if (version % 3 === 0) {
      await world.sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where application_name = 'tis relay' and datname = current_database()`;
    }
  }
  await world.until(world.effects, 10);
  assert.deepEqual(await world.versionsOf(paints.name, "A"), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
