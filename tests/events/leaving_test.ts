import assert from "node:assert/strict";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { newName } from "./event_world.ts";
import { kafkaForTests } from "./kafka_for_tests.ts";

/** How long the other has a batch in hand, after how long one waits for it, and how long its end may take, milliseconds. */
const BUSY_MS = 25_000, JOINS_MS = 5000, ENDS_MS = 10_000;

const broker = await kafkaForTests();

/** A bus of a process of its own, as far as Kafka can tell. */
const openBus = () =>
  kafkaBus({
    ...{ brokers: [broker ?? "none"], clientId: "tis-test", sasl: null, tls: null },
    ...{ partitions: 4, replication: 1 },
  });

Deno.test("a member that stops while it waits for the others of its group ends within seconds", {
  ignore: broker === null,
  // The client's own wait for the others ends with them.
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  const [topic, group] = [`test.${newName()}.v1`, newName()];
  const [busy, other] = [openBus(), openBus()];
  await busy.prepare([topic]);
  await busy.lead(newName());
  await busy.send([{ topic, key: "a", value: "{}" }], 0);
  const [inHand, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = await busy.subscribe(group, [topic], () => {
    inHand.resolve();
    return release.promise;
  });
  await inHand.promise;
  const joining = await other.subscribe(group, [topic], () => Promise.resolve());
  await new Promise((done) => setTimeout(done, JOINS_MS));
  const timer = setTimeout(release.resolve, BUSY_MS);
  const begun = performance.now();
  await joining.stop();
  const took = performance.now() - begun;
  clearTimeout(timer);
  release.resolve();
  await reading.stop();
  await Promise.all([busy.close(), other.close()]);
  assert.ok(took < ENDS_MS, `${Math.round(took)} ms`);
});
