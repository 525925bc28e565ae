import assert from "node:assert/strict";
import { openSignals } from "@/platform/signals.ts";
import { startWork } from "@/platform/work.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";
import { kind, world } from "./world.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

Deno.test("two workers never do one piece at once, do each piece once, and no more at once than the kind allows", async () => {
  const w = world(db.sql);
  const PIECES = 200;
  const busy = new Set<number>(), did = new Map<number, number>();
  const all = Promise.withResolvers<void>();
  let most = 0;
  const work = kind("many", async (_run, { n }) => {
    assert.ok(!busy.has(n));
    busy.add(n);
    most = Math.max(most, busy.size);
    await db.sql`select 1`;
    busy.delete(n);
    did.set(n, (did.get(n) ?? 0) + 1);
    if (did.size === PIECES) all.resolve();
  }, { atOnce: 3 });
  await db.sql`
    insert into work_items (kind, key, payload, created_at, next_try_at)
    select 'many', n::text, jsonb_build_object('n', n), ${w.now()}, ${w.now()}
    from generate_series(1, ${PIECES}) as n`;
  const workers = [1, 2].map(() => startWork({ pool: db.sql, kinds: [work], ctxWith: w.ctxWith }));
  await all.promise;
  await Promise.all(workers.map((one) => one.stop()));
  assert.deepEqual([...new Set(did.values())], [1]);
  assert.ok(most > 1 && most <= 6, `${most} at once`);
});

Deno.test("a signal wakes the workers: work begins long before they look by themselves", async () => {
  const w = world(db.sql);
  const signals = openSignals(db.url, db.sql);
  let begun = Promise.withResolvers<void>();
  const work = kind("woken", () => Promise.resolve(begun.resolve()));
  const worker = startWork({ pool: db.sql, kinds: [work], ctxWith: w.ctxWith, on: signals.on });
  await signals.listening();
  // Each comes between two looks, of which the next one without a signal is a second away.
  const took: number[] = [];
  for (const key of ["a", "b", "c", "d"]) {
    begun = Promise.withResolvers();
    const start = performance.now();
    await w.ctxWith({ signal: signals.signal }).tx((tx) => enqueue(tx, work, key, { n: 1 }));
    await begun.promise;
    took.push(performance.now() - start);
    // The look that follows upon its end.
    await new Promise((done) => setTimeout(done, 200));
  }
  await worker.stop();
  await signals.stop();
  const inTime = took.filter((ms) => ms < 500);
  // One may take long on a busy machine, or come upon a look by chance.
  assert.ok(inTime.length >= 3, `${took} ms`);
});

Deno.test("stopping aborts what runs and puts it back, without counting the try", async () => {
  const w = world(db.sql);
  const begun = Promise.withResolvers<void>();
  const work = kind("stopped", async (run) => {
    begun.resolve();
    await new Promise((_, fail) => run.signal.addEventListener("abort", () => fail(run.signal.reason)));
  });
  await w.leave(work, "a");
  const worker = startWork({ pool: db.sql, kinds: [work], ctxWith: w.ctxWith });
  await begun.promise;
  await worker.stop();
  const { state, attempts } = await w.row(work, "a");
  assert.deepEqual({ state, attempts }, { state: "waiting", attempts: 0 });
});

Deno.test("a worker goes on by itself after the database refused it for a while", async () => {
  const w = world(db.sql);
  const done = Promise.withResolvers<void>();
  const work = kind("patient", () => Promise.resolve(done.resolve()));
  using log = holdBack("warn");
  await db.sql`alter table work_items rename to work_items_away`;
  const worker = startWork({ pool: db.sql, kinds: [work], ctxWith: w.ctxWith });
  while (log.said.length === 0) await db.sql`select 1`;
  await db.sql`alter table work_items_away rename to work_items`;
  await w.leave(work, "a");
  await done.promise;
  await worker.stop();
  assert.equal(log.said.length, 1);
});
