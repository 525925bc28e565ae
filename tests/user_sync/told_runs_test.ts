import assert from "node:assert/strict";
import { beginRun, endRun, stopRun } from "@/services/user_sync/runs.ts";
import { eventWorld } from "../events/event_world.ts";

Deno.test("runs are told one after another without a gap, however they overlap, fail and are stopped", async () => {
  await using world = await eventWorld();
  const { ctx } = world;
  const first = await beginRun(ctx, "full", null);
  const failed = await beginRun(ctx, "recent", null);
  await endRun(ctx, failed, "failed", []);
  await stopRun(ctx, await beginRun(ctx, "full", null), 100);
  const quick = await beginRun(ctx, "recent", null);
  await endRun(ctx, quick, "done", []);
  await endRun(ctx, first, "done", []);
  const told = await world.sql<{ key: string; sequence: number }[]>`
    select key, sequence from outbox where type = 'user.synced' order by id`;
  assert.deepEqual(told.map(({ key, sequence }) => [key, sequence]), [["dms", 1], ["dms", 2]]);
});
