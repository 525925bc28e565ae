import assert from "node:assert/strict";
import { ownKafka } from "../events/kafka_for_tests.ts";
import { killRun } from "./kill_run.ts";

/** Longer runs by hand: so many times the kills and transactions. */
const ROUNDS = Number(Deno.env.get("KILL_ROUNDS") ?? 1);
const SEED = Number(Deno.env.get("KILL_SEED") ?? crypto.getRandomValues(new Uint16Array(1))[0]);
const plan = { seed: SEED, transactions: 2000 * ROUNDS, kills: 32 * ROUNDS, pauseMs: [100, 1000] as const };

Deno.test("whatever is killed, each event has each effect once and in order: events within the workers", async () => {
  assert.deepEqual(await killRun({ ...plan, kafka: null }, console.log), []);
});

const kafka = await ownKafka();
Deno.test({
  name: "whatever is killed, each event has each effect once and in order: events on Kafka",
  ignore: kafka === null,
  async fn() {
    assert.deepEqual(await killRun({ ...plan, kafka }, console.log), []);
    await kafka!.stop();
  },
});
