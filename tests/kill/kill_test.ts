import assert from "node:assert/strict";
import { ownKafka } from "../events/kafka_for_tests.ts";
import { killRun } from "./kill_run.ts";

/** Longer runs by hand: so many times the kills and transactions. */
const ROUNDS = Number(Deno.env.get("KILL_ROUNDS") ?? 1);
const SEED = Number(Deno.env.get("KILL_SEED") ?? crypto.getRandomValues(new Uint16Array(1))[0]);
const plan = { seed: SEED, pauseMs: [100, 1000] as const };
/**
 * On Kafka everything takes part: never fewer than 2,000 transactions and 30 kills, which is what 'exactly once' is promised by. Without it less can happen, and fewer of
 * both find it.
 */
const ON_KAFKA = { transactions: 2000 * ROUNDS, kills: 32 * ROUNDS };
const WITHIN_WORKERS = { transactions: 600 * ROUNDS, kills: 10 * ROUNDS };

Deno.test("whatever is killed, each event has each effect once and in order: events within the workers", async () => {
  assert.deepEqual(await killRun({ ...plan, ...WITHIN_WORKERS, kafka: null }, console.log), []);
});

const kafka = await ownKafka();
Deno.test({
  name: "whatever is killed, each event has each effect once and in order: events on Kafka",
  ignore: kafka === null,
  async fn() {
    assert.deepEqual(await killRun({ ...plan, ...ON_KAFKA, kafka }, console.log), []);
    await kafka!.stop();
  },
});
