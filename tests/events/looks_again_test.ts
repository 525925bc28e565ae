import assert from "node:assert/strict";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { newName } from "./event_world.ts";
import { ownKafka } from "./kafka_for_tests.ts";

/** A look each three seconds, and what a busy machine adds; the client by itself would rest for nine after each attempt of ten. */
const MOST_BETWEEN_MS = 6000;
/** Two attempts of some ten seconds each, the rest after the second, and the beginning of the third. */
const WATCHED_MS = 34_000;

const kafka = await ownKafka();

Deno.test("a reader looks for a broker that has gone every few seconds, also between two attempts", {
  ignore: kafka === null,
}, async () => {
  const [topic, seen] = [`test.${newName()}.v1`, Promise.withResolvers<void>()];
  const bus = kafkaBus({
    ...{ brokers: [kafka!.broker], clientId: "tis-test", sasl: null, tls: null },
    ...{ partitions: 1, replication: 1 },
  });
  await bus.prepare([topic]);
  await bus.lead(newName());
  await bus.send([{ topic, key: "A", value: "1" }], 1);
  const reading = await bus.subscribe(newName(), [topic], () => Promise.resolve(seen.resolve()));
  await seen.promise;
  await bus.close();

  const times: number[] = [];
  const warn = console.warn;
  // Where nobody listens there is nothing to count: what the client says of it tells when it looked.
  console.warn = (...said) => {
    if (said.join(" ").includes("ECONNREFUSED")) times.push(performance.now());
  };
  try {
    await kafka!.stop();
    await new Promise((done) => setTimeout(done, WATCHED_MS));
  } finally {
    console.warn = warn;
    times.push(performance.now());
    await reading.stop();
  }
  const between = times.slice(1).map((time, place) => Math.round(time - times[place]!));
  assert.ok(
    times.length > 8 && Math.max(...between) < MOST_BETWEEN_MS,
    `between two looks ${between.filter((ms) => ms > 100)} ms`,
  );
});
