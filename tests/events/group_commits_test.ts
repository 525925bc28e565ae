import assert from "node:assert/strict";
import type { EachBatchPayload, Kafka } from "kafkajs";
import { readAsGroup } from "@/platform/bus/kafka_group.ts";

const TOPIC = "tis.test.v1";
const EVENTS = {
  ...{ CRASH: "crash", GROUP_JOIN: "join", HEARTBEAT: "heartbeat" },
  ...{ START_BATCH_PROCESS: "start", COMMIT_OFFSETS: "commit" },
};

/** A client that does as it is told: what it commits fails while it is `away`, and nothing happens in it by itself. */
class ToldClient {
  away = false;
  readonly committed: string[] = [];
  readonly #listeners = new Map<string, ((event: { payload: unknown }) => unknown)[]>();
  readonly #running = Promise.withResolvers<(payload: EachBatchPayload) => Promise<void>>();

  readonly kafka = {
    consumer: () => ({
      events: EVENTS,
      on: (event: string, listener: () => unknown) =>
        this.#listeners.set(event, [...this.#listeners.get(event) ?? [], listener]),
      connect: () => Promise.resolve(),
      subscribe: () => Promise.resolve(),
      run: ({ eachBatch }: { eachBatch: (payload: EachBatchPayload) => Promise<void> }) =>
        Promise.resolve(this.#running.resolve(eachBatch)),
      commitOffsets: async (places: { topic: string; partition: number; offset: string }[]) => {
        if (this.away) throw new Error("the broker is away");
        for (const { partition, offset } of places) {
          this.committed.push(`${partition} at ${offset}`);
          await this.noted(partition, offset);
        }
      },
      disconnect: () => Promise.resolve(),
    }),
  } as unknown as Kafka;

  async tell(event: keyof typeof EVENTS, payload: unknown = {}): Promise<void> {
    for (const listener of this.#listeners.get(EVENTS[event]) ?? []) await listener({ payload });
  }

  async noted(partition: number, offset: string): Promise<void> {
    await this.tell("COMMIT_OFFSETS", { topics: [{ topic: TOPIC, partitions: [{ partition, offset }] }] });
  }

  /** Hands over a batch of two messages and the mark behind them. */
  async batch(partition: number, first: number): Promise<void> {
    const messages = [first, first + 1].map((offset) => ({ offset: `${offset}`, key: null, value: null }));
    const handle = await this.#running.promise;
    await handle({
      batch: { topic: TOPIC, partition, messages, lastOffset: () => `${first + 2}` },
      heartbeat: () => Promise.resolve(),
      resolveOffset: () => {},
      isRunning: () => true,
      isStale: () => false,
    } as unknown as EachBatchPayload);
  }
}

async function reading(story: (client: ToldClient) => Promise<void>): Promise<void> {
  const client = new ToldClient();
  const reader = readAsGroup(client.kafka, "group", [TOPIC], () => Promise.resolve());
  try {
    await story(client);
  } finally {
    await reader.stop();
  }
}

Deno.test("what was dealt with while the broker went away is committed once it lives again, though nothing more comes", () =>
  reading(async (client) => {
    await client.batch(0, 0);
    client.away = true;
    await assert.rejects(client.batch(1, 7), /away/);
    await client.tell("HEARTBEAT");
    assert.deepEqual(client.committed, ["0 at 3"]);
    client.away = false;
    await client.tell("HEARTBEAT");
    await client.tell("HEARTBEAT");
    assert.deepEqual(client.committed, ["0 at 3", "1 at 10"]);
  }));

Deno.test("what holds nothing but batches that were given up is committed again too", () =>
  reading(async (client) => {
    await client.batch(0, 0);
    await client.tell("START_BATCH_PROCESS", { topic: TOPIC, partition: 0, batchSize: 0, lastOffset: "5" });
    await client.tell("HEARTBEAT");
    assert.deepEqual(client.committed, ["0 at 3", "0 at 6"]);
  }));

Deno.test("an earlier offset that the client commits late does not stand", () =>
  reading(async (client) => {
    await client.batch(0, 0);
    await client.noted(0, "1");
    await client.tell("HEARTBEAT");
    assert.deepEqual(client.committed, ["0 at 3", "0 at 3"]);
  }));

Deno.test("after the group was joined anew nothing of before is committed: another member may be further", () =>
  reading(async (client) => {
    client.away = true;
    await assert.rejects(client.batch(0, 0), /away/);
    client.away = false;
    await client.tell("GROUP_JOIN");
    await client.tell("HEARTBEAT");
    assert.deepEqual(client.committed, []);
  }));
