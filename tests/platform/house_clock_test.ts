import assert from "node:assert/strict";
import { bringWaitsBack } from "@/platform/bring_waits_back.ts";
import { HouseClock } from "@/platform/house_clock.ts";
import { takeDelivery } from "@/engines/deliveries/take_delivery.ts";
import { takeItem } from "@/engines/work/take_item.ts";
import { claimRun, isToRun, jobStates } from "@/engines/clock/claim_run.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";
import { MIGRATIONS } from "@/platform/database/migrate.ts";

const HOUR = 3600_000, DAY = 24 * HOUR;

/** A database of which nothing is asked but its time. */
function databaseAt(start: number) {
  const begun = performance.now();
  let at = start;
  const sql = (() => Promise.resolve([{ at: new Date(at + performance.now() - begun) }])) as unknown as Pool;
  return { sql, step: (ms: number) => (at += ms) };
}

Deno.test("processes agree on the time, whatever the clocks of their machines say", async () => {
  const real = Date.now;
  const database = databaseAt(Date.parse("2026-05-01T08:00:00Z"));
  const clocks: HouseClock[] = [];
  for (const minutes of [0, 5, -60, 24 * 60]) {
    Date.now = () => real() + minutes * 60_000;
    const clock = new HouseClock(database.sql);
    using log = holdBack("warn");
    await clock.look(true);
    assert.match(log.lines[0]!, /^this machine's clock is \d+ s ahead of the database's, which counts$/);
    clocks.push(clock);
  }
  Date.now = real;
  const times = clocks.map((clock) => clock.now().getTime());
  assert.ok(Math.max(...times) - Math.min(...times) < 200, String(times));
  assert.ok(Math.abs(times[0]! - Date.parse("2026-05-01T08:00:00Z")) < 500);
});

Deno.test("a machine's clock that jumps moves nothing; the database's is followed and told", async () => {
  const database = databaseAt(Date.now());
  const clock = new HouseClock(database.sql);
  await clock.look(true);
  const before = clock.now().getTime();
  const real = Date.now;
  Date.now = () => real() - HOUR;
  assert.ok(Math.abs(clock.now().getTime() - before) < 1000);
  assert.ok(Math.abs(clock.machineAhead + 3600) < 1);
  Date.now = real;

  let steps = 0;
  clock.onStepBack(() => steps++);
  using log = holdBack("warn");
  database.step(HOUR);
  await clock.look();
  assert.deepEqual(log.lines, [
    "the clock of the database was set forward by 3600 s",
    "this machine's clock is 3600 s behind the database's, which counts",
  ]);
  assert.equal(steps, 0);
  database.step(-DAY);
  await clock.look();
  assert.equal(steps, 1);
  assert.ok(Math.abs(clock.now().getTime() - before - HOUR + DAY) < 1000);
});

Deno.test("what is to be done when the clock was set back is done again where it failed", async () => {
  const database = databaseAt(Date.now());
  const clock = new HouseClock(database.sql);
  await clock.look(true);
  let calls = 0;
  clock.onStepBack(() => ++calls === 1 ? Promise.reject(new Error("the database went away")) : undefined);
  using _held = holdBack("warn");
  database.step(-HOUR);
  await assert.rejects(clock.look());
  await clock.look();
  await clock.look();
  assert.equal(calls, 2);
});

Deno.test("an answer that a busy process heard late says nothing against the clock, and no correction turns it back", async () => {
  const begun = performance.now(), start = Date.now();
  let [heardLate, step] = [0, 0];
  const busy = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end;);
  };
  const sql = (() => {
    const at = new Date(start + step + performance.now() - begun);
    busy(heardLate);
    return Promise.resolve([{ at }]);
  }) as unknown as Pool;
  const truth = () => start + step + performance.now() - begun;
  const clock = new HouseClock(sql);

  // A process that starts is busy when it hears the first answers; the best of them counts.
  heardLate = 400;
  const first = clock.look(true);
  heardLate = 0;
  await first;
  assert.ok(Math.abs(clock.now().getTime() - truth()) < 25);

  heardLate = 400;
  await clock.look();
  assert.ok(
    Math.abs(clock.now().getTime() - truth()) < 25,
    "it was right, and the answer does not say otherwise",
  );

  heardLate = 0;
  step = -300;
  const before = clock.now().getTime();
  await clock.look();
  assert.ok(clock.now().getTime() >= before);
  await new Promise((done) => setTimeout(done, 320));
  assert.ok(Math.abs(clock.now().getTime() - truth()) < 25);
});

Deno.test("what waits goes on when the clock of the database was set back", async () => {
  await using db = await freshDatabase(MIGRATIONS);
  const { sql } = db;
  const now = new Date();
  const ahead = new Date(now.getTime() + DAY), soon = new Date(now.getTime() + 60_000);
  const delivery = (key: string, at: Date) => ({
    kind: "mail",
    idempotencyKey: key,
    payload: sql.json({}),
    createdAt: at,
    nextTryAt: at,
    requestId: key,
  });
  await sql`insert into deliveries ${sql([delivery("of before", ahead), delivery("put off", soon)])}`;
  await sql`insert into work_items ${
    sql({
      kind: "test",
      key: "of before",
      payload: sql.json({}),
      createdAt: ahead,
      nextTryAt: ahead,
      requestId: "w",
    })
  }`;
  const run = { due: ahead, runner: crypto.randomUUID(), leaseSeconds: 60, now: ahead };
  await claimRun(sql, "held", undefined, run);
  await sql`insert into clock_jobs (name, last_due) values ('done', ${ahead})`;
  const lease = { runner: crypto.randomUUID(), seconds: 60, now };
  assert.equal(await takeDelivery(sql, "mail", now), null);
  assert.equal(await takeItem(sql, "test", lease), null);
  for (const state of (await jobStates(sql)).values()) {
    assert.ok(!isToRun(state, new Date(now.getTime() + 1000), now));
  }

  assert.equal(await bringWaitsBack(sql, now, 600), 4);
  assert.equal((await takeDelivery(sql, "mail", now))!.idempotencyKey, "of before");
  assert.equal(await takeDelivery(sql, "mail", now), null);
  assert.equal((await takeItem(sql, "test", lease))!.key, "of before");
  for (const state of (await jobStates(sql)).values()) {
    assert.ok(isToRun(state, new Date(now.getTime() + 1000), now));
  }
  assert.equal(await bringWaitsBack(sql, now, 600), 0);
});
