import assert from "node:assert/strict";
import fc from "fast-check";
import { PermanentFailure } from "@/engines/work/define_work.ts";
import { deleteEndedWork } from "@/engines/work/delete_ended_work.ts";
import { LeaseLost } from "@/engines/work/run_item.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";
import { kind, world } from "./world.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

Deno.test("the same kind and key is one piece of work while it waits or runs, and begins anew once it is done", async () => {
  const w = world(db.sql);
  const work = kind("once", () => Promise.resolve());
  await w.leave(work, "a");
  await w.leave(work, "a");
  assert.equal(await w.work(work), "done");
  assert.equal(await w.work(work), null);
  await w.leave(work, "a");
  assert.equal(await w.work(work), "done");
  assert.deepEqual((await w.row(work, "a")).state, "done");
});

Deno.test("work that fails is tried again after growing waits and then given up, once", async () => {
  const w = world(db.sql);
  const work = kind("fails", () => Promise.reject(new Error("expected")), { tries: 3 });
  await w.leave(work, "a");
  using _held = holdBack("warn", "error");
  assert.equal(await w.work(work), "failed");
  assert.equal(await w.work(work), null);
  w.pass(0.9);
  assert.equal(await w.work(work), null);
  w.pass(0.1);
  assert.equal(await w.work(work), "failed");
  w.pass(3.9);
  assert.equal(await w.work(work), null);
  w.pass(0.1);
  assert.equal(await w.work(work), "given-up");
  w.pass(3600);
  assert.equal(await w.work(work), null);
  const { state, attempts, error, runner } = await w.row(work, "a");
  assert.deepEqual({ state, attempts, error, runner }, {
    state: "given-up",
    attempts: 3,
    error: "Error: expected",
    runner: null,
  });
  assert.deepEqual(work.givenUps, ["Error: expected"]);
});

Deno.test("what no further try can mend is given up at the first", async () => {
  const w = world(db.sql);
  const work = kind("hopeless", () => Promise.reject(new PermanentFailure("a broken file")));
  await w.leave(work, "a");
  using _held = holdBack("warn", "error");
  assert.equal(await w.work(work), "given-up");
  assert.deepEqual(work.givenUps, ["PermanentFailure: a broken file"]);
});

Deno.test("a dead worker's piece is taken up when its lease ran out, and given up when that was its last try", async () => {
  const w = world(db.sql);
  const work = kind("dies", () => Promise.resolve(), { tries: 2, leaseSeconds: 60 });
  await w.leave(work, "a");
  assert.equal((await w.take(work))?.attempt, 1);
  w.pass(59);
  assert.equal(await w.take(work), null);
  w.pass(1);
  assert.equal((await w.take(work))?.attempt, 2);
  w.pass(60);
  using _held = holdBack("warn", "error");
  assert.equal(await w.work(work), "given-up");
  assert.deepEqual(work.givenUps, ["Error: the last try ended its process"]);
});

Deno.test("progress is seen and renews the lease", async () => {
  const w = world(db.sql);
  const work = kind("long", async (run) => {
    w.pass(40);
    await run.progress(0.25);
    assert.equal((await w.row(work, "a")).progress, 0.25);
    w.pass(40);
    assert.equal(await w.take(work), null);
  }, { leaseSeconds: 60 });
  await w.leave(work, "a");
  assert.equal(await w.work(work), "done");
  assert.equal((await w.row(work, "a")).progress, 1);
});

Deno.test("a worker that lost its lease is told, and what it ends with is not written over the other's", async () => {
  const w = world(db.sql);
  const work = kind("slow", async (run) => {
    w.pass(61);
    assert.equal((await w.take(work))?.attempt, 2);
    await assert.rejects(run.progress(0.5), LeaseLost);
    assert.equal(run.signal.aborted, true);
    throw new Error("expected");
  }, { leaseSeconds: 60 });
  await w.leave(work, "a");
  assert.equal(await w.work(work), "lost");
  const { state, attempts } = await w.row(work, "a");
  assert.deepEqual({ state, attempts }, { state: "running", attempts: 2 });
});

Deno.test("giving up leaves no mark when writing down why fails", async () => {
  const w = world(db.sql);
  const work = {
    ...kind("grudge", () => Promise.reject(new PermanentFailure("x"))),
    givenUp: () => Promise.reject(new Error("expected")),
  };
  await w.leave(work, "a");
  using _held = holdBack("warn", "error");
  await assert.rejects(w.work(work), /expected/);
  assert.equal((await w.row(work, "a")).state, "running");
});

Deno.test("a payload that no longer fits its schema is given up", async () => {
  const w = world(db.sql);
  const work = kind("shape", () => assert.fail("was run"));
  await w.leave(work, "a");
  await db.sql`update work_items set payload = '{"n": "old"}' where kind = 'shape'`;
  assert.equal(await w.work(work), "given-up");
});

Deno.test("ended work is deleted after thirty days, waiting work never", async () => {
  const w = world(db.sql);
  const work = kind("old", () => Promise.resolve());
  await db.sql`delete from work_items`;
  await w.leave(work, "done");
  await w.work(work);
  await w.leave(work, "waiting");
  w.pass(30 * 86400);
  assert.equal(await deleteEndedWork(w.ctxWith()), 0);
  w.pass(1);
  assert.equal(await deleteEndedWork(w.ctxWith()), 1);
  assert.equal((await w.row(work, "waiting")).state, "waiting");
});

Deno.test("whatever becomes of its tries, a piece of work ends once: done, or given up after no more tries than it has", async () => {
  const w = world(db.sql);
  let round = 0;
  using _held = holdBack("warn", "error");
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom("ok", "fail", "hopeless", "die", "stop"), { minLength: 8, maxLength: 8 }),
      async (tries, fates) => {
        const name = `any-${round++}`;
        let runs = 0, fate = "";
        const stop = new AbortController();
        const work = kind(name, () => {
          runs++;
          if (fate === "ok") return Promise.resolve();
          return Promise.reject(
            fate === "hopeless" ? new PermanentFailure("expected") : new Error("expected"),
          );
        }, { tries });
        await w.leave(work, "a");
        const outcomes: string[] = [];
        // Twice the fates: after them every try fails, so that each piece comes to an end.
        for (fate of [...fates, "fail", "fail", "fail", "fail", "fail"]) {
          if (fate === "die") {
            await w.take(work);
          } else {
            const outcome = await w.work(work, fate === "stop" ? AbortSignal.abort() : stop.signal);
            if (outcome !== null) outcomes.push(outcome);
          }
          w.pass(400);
        }
        const ends = outcomes.filter((outcome) => outcome === "done" || outcome === "given-up");
        assert.equal(ends.length, 1);
        const { state, endedAt } = await w.row(work, "a");
        assert.equal(state, ends[0]);
        assert.notEqual(endedAt, null);
        assert.equal(work.givenUps.length, state === "given-up" ? 1 : 0);
        assert.ok(runs - outcomes.filter((one) => one === "put-back").length <= tries);
      },
    ),
    { numRuns: 60 },
  );
});
