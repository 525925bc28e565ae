import assert from "node:assert/strict";
import type { Admin } from "kafkajs";
import { Fenced } from "@/platform/bus/bus.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { kafkaClient, type KafkaOptions } from "@/platform/bus/kafka_client.ts";
import { KafkaSender } from "@/platform/bus/kafka_producer.ts";
import { eventWorld, newName } from "./event_world.ts";
import { kafkaForTests } from "./kafka_for_tests.ts";

const broker = await kafkaForTests();
const options: KafkaOptions = {
  ...{ brokers: [broker ?? "none"], clientId: "tis-test", sasl: null, tls: null },
  ...{ partitions: 2, replication: 1, sessionMs: 2000 },
};

/** A topic with two senders of one name, and a reader of what is on it for those who read whole transactions. */
const story = (name: string, run: (on: Awaited<ReturnType<typeof twoSenders>>) => Promise<void>) =>
  Deno.test({
    name,
    ignore: broker === null,
    async fn() {
      const on = await twoSenders();
      try {
        await run(on);
      } finally {
        await on.close();
      }
    },
  });

async function twoSenders() {
  const [topic, name] = [`test.${newName()}.v1`, newName()];
  const kafka = kafkaClient(options);
  const admin = kafka.admin();
  await admin.connect();
  const bus = kafkaBus(options);
  await bus.prepare([topic]);
  const withAdmin = <T>(work: (lent: Admin) => Promise<T>) => work(admin);
  const [one, other] = [new KafkaSender(kafka, withAdmin), new KafkaSender(kafka, withAdmin)];
  return {
    ...{ topic, name, one, other },
    message: (value: string) => ({ topic, key: value, value }),
    read: () => readAll(topic),
    async close() {
      await Promise.all([one.close(), other.close(), bus.close()]);
      await admin.disconnect();
    },
  };
}

/** All values on a topic, up to a last one that is sent here. */
async function readAll(topic: string): Promise<string[]> {
  const bus = kafkaBus(options);
  await bus.lead(newName());
  // One for each partition.
  for (const batch of [0, 1]) {
    await bus.send(
      Array.from({ length: 20 }, (_, place) => ({ topic, key: `${place}`, value: "last" })),
      batch,
    );
  }
  const read: string[] = [];
  const ended = Promise.withResolvers<void>();
  const reading = await bus.subscribe(newName(), [topic], (messages) => {
    read.push(...messages.map(({ value }) => value));
    if (read.filter((value) => value === "last").length === 40) ended.resolve();
    return Promise.resolve();
  });
  await ended.promise;
  await reading.stop();
  await bus.close();
  return read.filter((value) => value !== "last").sort();
}

story("a sender whose place was taken writes nothing more, whatever it had begun", async (on) => {
  assert.equal(await on.one.lead(on.name, on.name), -1);
  await on.one.send([on.message("a")], 0);
  assert.equal(await on.other.lead(on.name, on.name), 0);
  await assert.rejects(on.one.send([on.message("zombie")], 1), Fenced);
  await on.other.send([on.message("b")], 1);
  await assert.rejects(on.one.send([on.message("zombie")], 2), /before this process leads/);
  assert.deepEqual(await on.read(), ["a", "b"]);
});

story("who leads next learns what was the last batch, and nothing of one that was not ended", async (on) => {
  await on.one.lead(on.name, on.name);
  await on.one.send([on.message("a")], 0);
  await on.one.send([on.message("b")], 1);
  // Larger than one request, so that it is cut off in its midst.
  const large = Array.from({ length: 40 }, (_, place) => ({
    ...on.message(`${place}`),
    value: "y".repeat(100_000),
  }));
  const sending = on.one.send(large, 2).catch((error) => error);
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(await on.other.lead(on.name, on.name), 1);
  assert.ok(await sending instanceof Error);
  await on.other.send([on.message("c")], 2);
  assert.deepEqual(await on.read(), ["a", "b", "c"]);
});

story("what was given up at the end of a partition does not count as not dealt with", async (on) => {
  const bus = kafkaBus(options);
  const group = newName();
  await on.one.lead(on.name, on.name);
  await on.one.send([on.message("a")], 0);
  const reading = await bus.subscribe(group, [on.topic], () => Promise.resolve());
  const large = Array.from({ length: 40 }, (_, place) => ({
    ...on.message(`${place}`),
    value: "y".repeat(100_000),
  }));
  const sending = on.one.send(large, 1).catch((error) => error);
  await new Promise((done) => setTimeout(done, 5));
  await on.other.lead(on.name, on.name);
  await sending;
  while (await bus.lag(group, [on.topic]) !== 0) await new Promise((done) => setTimeout(done, 50));
  await reading.stop();
  await bus.close();
});

Deno.test({
  name: "what a killed relay had sent and not marked is not sent again, what it had not sent is",
  ignore: broker === null,
  async fn() {
    await using world = await eventWorld();
    const paints = world.writer(newName());
    const sent = async () => 1 - Math.sign(await world.unsent());
    {
      await using _running = await world.start(kafkaBus(options), [paints]);
      await world.paint("A", 1);
      await world.until(sent, 1);
    }
    // As a kill leaves it: one batch is on the bus and not marked, the next one was read and not sent.
    await world.paint("A", 2);
    await world.sql`update outbox set sent_at = null`;
    await world.sql`
      insert into relay_batches (number, ids, first_at, last_at)
      select sequence - 1, array[id], occurred_at, occurred_at from outbox`;
    {
      await using _running = await world.start(kafkaBus(options), [paints]);
      await world.until(sent, 1);
      await world.until(world.effects, 2);
    }
    assert.deepEqual(
      (await readAll(world.topic)).map((value) => JSON.parse(value).sequence),
      ["0000000001", "0000000002"],
    );
  },
});
