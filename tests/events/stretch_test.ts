import assert from "node:assert/strict";
import type { Kafka } from "kafkajs";
import { readStretch } from "@/platform/bus/kafka_stretch.ts";

const SILENCE_MS = 50;
const ENDS = [{ partition: 0, low: "0", high: "100" }];
const STRETCH = { topic: "t", partition: 0, from: 0, to: 99 };

/** A Kafka on which joining takes a while, and which answers readings with nothing, or not at all. */
function silentKafka({ answers }: { answers: boolean }): Kafka {
  const listeners = new Map<string, () => void>();
  let fetching: ReturnType<typeof setInterval> | undefined;
  const consumer = {
    events: { FETCH: "fetch", CRASH: "crash", END_BATCH_PROCESS: "end" },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    connect: () => new Promise((done) => setTimeout(done, 2 * SILENCE_MS)),
    subscribe: () => Promise.resolve(),
    run() {
      if (answers) fetching = setInterval(() => listeners.get("fetch")!(), SILENCE_MS / 5);
      return Promise.resolve();
    },
    pause() {},
    seek() {},
    disconnect: () => Promise.resolve(clearInterval(fetching)),
  };
  return { consumer: () => consumer } as unknown as Kafka;
}

const read = (kafka: Kafka) => readStretch(kafka, "g", STRETCH, ENDS, 10, SILENCE_MS);

Deno.test("a stretch of which nothing is left has ended, however long the joining took", async () => {
  assert.deepEqual(await read(silentKafka({ answers: true })), { messages: [], next: null });
});

Deno.test("a Kafka that does not answer is no end of a stretch", async () => {
  await assert.rejects(read(silentKafka({ answers: false })), /Kafka has not answered for 0.05 s/);
});
