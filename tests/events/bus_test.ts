import assert from "node:assert/strict";
import type { Bus, Delivered } from "@/platform/bus/bus.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { localBus } from "@/platform/bus/local.ts";
import { kafkaForTests } from "./kafka_for_tests.ts";

// The same stories against both parts of the bus.
const broker = await kafkaForTests();
const KINDS: Record<string, (() => Bus) | null> = {
  local: localBus,
  kafka: broker === null ? null : () =>
    kafkaBus({
      brokers: [broker],
      clientId: "tis-test",
      sasl: null,
      tls: null,
      partitions: 4,
      replication: 1,
      sessionMs: 2000,
    }),
};
let topics = 0;
let batches = 0;
const nextBatch = () => batches++;
const newTopic = () => `test.${Deno.pid}.${Date.now()}.${topics++}`;

/** Gathers what comes; `until` resolves when so many have come. */
function gatherer() {
  const got: Delivered[] = [];
  let look = () => {};
  return {
    got,
    handle(messages: readonly Delivered[]) {
      got.push(...messages);
      look();
      return Promise.resolve();
    },
    until: (count: number) =>
      new Promise<void>((done) => {
        look = () => got.length >= count && done();
        look();
      }),
  };
}

const values = (messages: readonly Delivered[], key: string) =>
  messages.filter((message) => message.key === key).map(({ value }) => value);

for (const [kind, make] of Object.entries(KINDS)) {
  const story = (name: string, run: (bus: Bus, topic: string) => Promise<void>) =>
    Deno.test({
      name: `${kind}: ${name}`,
      ignore: make === null,
      async fn() {
        const bus = make!();
        const topic = newTopic();
        try {
          await bus.prepare([topic]);
          await bus.lead(topic);
          await run(bus, topic);
        } finally {
          await bus.close();
        }
      },
    });

  story("each group gets every message of its topics, those of one key in order", async (bus, topic) => {
    const [first, second] = [gatherer(), gatherer()];
    const reading = [
      await bus.subscribe(`${topic}.a`, [topic], first.handle),
      await bus.subscribe(`${topic}.b`, [topic], second.handle),
    ];
    for (let round = 0; round < 3; round++) {
      await bus.send(
        Array.from({ length: 30 }, (_, place) => ({
          topic,
          key: `car ${place % 3}`,
          value: `${round}-${place}`,
        })),
        nextBatch(),
      );
    }
    await Promise.all([first.until(90), second.until(90)]);
    for (const { got } of [first, second]) {
      assert.equal(got.length, 90);
      for (const rest of [0, 1, 2]) {
        const wanted = [0, 1, 2].flatMap((round) =>
          Array.from({ length: 10 }, (_, place) => `${round}-${place * 3 + rest}`)
        );
        assert.deepEqual(values(got, `car ${rest}`), wanted);
      }
    }
    await Promise.all(reading.map((one) => one.stop()));
  });

  story("what a group does not name does not come to it", async (bus, topic) => {
    const other = newTopic();
    await bus.prepare([other]);
    const mine = gatherer();
    const reading = await bus.subscribe(`${topic}.g`, [topic], mine.handle);
    await bus.send(
      [{ topic: other, key: "k", value: "not mine" }, { topic, key: "k", value: "mine" }],
      nextBatch(),
    );
    await mine.until(1);
    assert.deepEqual(mine.got.map(({ value, topic: from }) => [from, value]), [[topic, "mine"]]);
    await reading.stop();
  });

  story("a text travels unchanged, whatever it is made of", async (bus, topic) => {
    const value = `{"name":"前制动片 \\u0000 🚗 \\"quoted\\""}${"x".repeat(300_000)}`;
    const mine = gatherer();
    const reading = await bus.subscribe(`${topic}.g`, [topic], mine.handle);
    await bus.send([{ topic, key: "键", value }], nextBatch());
    await mine.until(1);
    assert.equal(mine.got[0]!.value, value);
    assert.equal(mine.got[0]!.key, "键");
    await reading.stop();
  });

  story("more than fits one request is sent all the same, in order", async (bus, topic) => {
    const mine = gatherer();
    const reading = await bus.subscribe(`${topic}.g`, [topic], mine.handle);
    const sent = Array.from({ length: 40 }, (_, place) => `${place} ${"y".repeat(100_000)}`);
    await bus.send(sent.map((value) => ({ topic, key: "one", value })), nextBatch());
    await mine.until(40);
    assert.deepEqual(mine.got.map(({ value }) => value), sent);
    await reading.stop();
  });

  story("topics that are there already are left as they are", async (bus, topic) => {
    await bus.prepare([topic]);
    await bus.prepare([topic, newTopic()]);
  });

  story("a stop waits for what is in hand", async (bus, topic) => {
    const inHand = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let ended = false;
    const reading = await bus.subscribe(`${topic}.g`, [topic], async () => {
      inHand.resolve();
      await goOn.promise;
      ended = true;
    });
    const sending = bus.send([{ topic, key: "k", value: "v" }], nextBatch());
    await inHand.promise;
    const stopping = reading.stop();
    goOn.resolve();
    await stopping;
    assert.ok(ended);
    await sending;
  });
}

Deno.test("local: a send fails when a group fails, so that it is sent again", async () => {
  const bus = localBus();
  const reading = await bus.subscribe("g", ["t"], () => Promise.reject(new Error("the database is away")));
  await assert.rejects(bus.send([{ topic: "t", key: "k", value: "v" }], nextBatch()), /database is away/);
  await reading.stop();
  await assert.rejects(bus.send([{ topic: "t", key: "k", value: "v" }], nextBatch()), /nobody/);
});

const kafkaStory = (name: string, run: (bus: Bus, topic: string) => Promise<void>) =>
  Deno.test({
    name: `kafka: ${name}`,
    ignore: broker === null,
    async fn() {
      const bus = KINDS.kafka!();
      const topic = newTopic();
      try {
        await bus.prepare([topic]);
        await bus.lead(topic);
        await run(bus, topic);
      } finally {
        await bus.close();
      }
    },
  });

kafkaStory(
  "messages that could not be dealt with come again, others of the partition after them",
  async (bus, topic) => {
    const mine = gatherer();
    let failures = 2;
    const reading = await bus.subscribe(`${topic}.g`, [topic], (messages) => {
      if (failures-- > 0) return Promise.reject(new Error("away"));
      return mine.handle(messages);
    });
    await bus.send([1, 2, 3].map((place) => ({ topic, key: "one", value: `${place}` })), nextBatch());
    await mine.until(3);
    assert.deepEqual(mine.got.map(({ value }) => value), ["1", "2", "3"]);
    assert.equal(await lagOf(bus, topic, 0), 0);
    await reading.stop();
  },
);

kafkaStory(
  "a group goes on where its offset was committed, and its lag is what is left",
  async (bus, topic) => {
    await bus.send([1, 2].map((place) => ({ topic, key: "one", value: `${place}` })), nextBatch());
    const first = gatherer();
    const early = await bus.subscribe(`${topic}.g`, [topic], first.handle);
    await first.until(2);
    await lagOf(bus, topic, 0);
    await early.stop();
    await bus.send([3, 4, 5].map((place) => ({ topic, key: "one", value: `${place}` })), nextBatch());
    // The mark that ends the batch has a place of its own on the partition, and is written a moment after the answer.
    assert.equal(await lagOf(bus, topic, 3 + 1), 3 + 1);
    const second = gatherer();
    const late = await bus.subscribe(`${topic}.g`, [topic], second.handle);
    await second.until(3);
    assert.deepEqual(second.got.map(({ value }) => value), ["3", "4", "5"]);
    await late.stop();
  },
);

kafkaStory("a second member takes over partitions, and nothing is lost between them", async (bus, topic) => {
  const all = gatherer();
  const seen = new Set<string>();
  const member = (name: string) => (messages: readonly Delivered[]) => {
    seen.add(name);
    return all.handle(messages);
  };
  const send = (round: number) =>
    bus.send(
      Array.from({ length: 40 }, (_, place) => ({ topic, key: `${place}`, value: `${round}-${place}` })),
      nextBatch(),
    );
  const one = await bus.subscribe(`${topic}.g`, [topic], member("one"));
  await send(0);
  await all.until(40);
  const two = await bus.subscribe(`${topic}.g`, [topic], member("two"));
  let rounds = 1;
  for (; !seen.has("two"); rounds++) {
    await send(rounds);
    await new Promise((done) => setTimeout(done, 50));
  }
  await one.stop();
  await send(rounds++);
  const wanted = new Set(
    Array.from(
      { length: rounds },
      (_, round) => Array.from({ length: 40 }, (_, place) => `${round}-${place}`),
    ).flat(),
  );
  // Those of the moment of the change may come twice.
  while (new Set(all.got.map(({ value }) => value)).size < wanted.size) await all.until(all.got.length + 1);
  assert.deepEqual(new Set(all.got.map(({ value }) => value)), wanted);
  await two.stop();
});

/** The lag, once it is as low as wanted: offsets are committed a moment after the effect. */
async function lagOf(bus: Bus, topic: string, wanted: number): Promise<number | null> {
  while (true) {
    const lag = await bus.lag(`${topic}.g`, [topic]);
    if (lag === wanted) return lag;
    await new Promise((done) => setTimeout(done, 20));
  }
}
