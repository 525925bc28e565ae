import assert from "node:assert/strict";
import { switchoverRun } from "./switchover_run.ts";

/** By hand: another chance. */
const seed = Number(Deno.env.get("KILL_SEED") ?? 5);

Deno.test("a replica takes over under load: with commits that wait for it nothing told is lost", async () => {
  const { wrong, lost, meanwhile, ...seen } = await switchoverRun({
    seed,
    synchronous: true,
    cutOffMs: 1000,
  });
  console.log("      synchronous:", JSON.stringify({ lost, meanwhile, ...seen }));
  assert.deepEqual(wrong, []);
  assert.deepEqual(lost, { orders: 0, changes: 0 });
  assert.deepEqual(meanwhile, [503, "5"]);
});

Deno.test("a replica takes over under load: without, what the line had not carried is lost, and the portal goes on", async () => {
  const { wrong, lost, meanwhile, ...seen } = await switchoverRun({
    seed,
    synchronous: false,
    cutOffMs: 1000,
  });
  console.log("      asynchronous:", JSON.stringify({ lost, meanwhile, ...seen }));
  assert.deepEqual(wrong, []);
  assert.ok(lost.orders > 0);
  assert.deepEqual(meanwhile, [503, "5"]);
});
