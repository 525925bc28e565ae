import assert from "node:assert/strict";
import { Cron } from "croner";
import { v7 as uuid } from "uuid";
import type { Job } from "@/engines/clock/define_job.ts";
import { JOBS } from "@/domains.ts";
import { Clock } from "@/platform/clock.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

/** A job at every full hour, its runs as `due lastDue`, and processes that look at the hand's moment. */
function world(name: string, run: Job["run"] = () => Promise.resolve(), leaseSeconds = 600) {
  let now = new Date("2026-05-04T10:30:00Z");
  const runs: string[] = [];
  const hour = (date: Date | null) => date?.toISOString().slice(11, 16) ?? "never";
  const job: Job = {
    name,
    schedule: "0 0 * * * *",
    leaseSeconds,
    async run(ctx, due, lastDue, signal) {
      runs.push(`${hour(due)} ${hour(lastDue)}`);
      await run(ctx, due, lastDue, signal);
    },
  };
  const process = () =>
    new Clock({
      pool: db.sql,
      jobs: [job],
      ctxWith: (parts) =>
        makeCtx({ dictionaries: new Map(), clock: () => now, ...parts, pool: db.sql }, uuid),
    });
  return {
    runs,
    process,
    at: (time: string, day = "2026-05-04") => void (now = new Date(`${day}T${time}Z`)),
    async look(clock: Clock) {
      await clock.look();
      await clock.idle();
    },
    async row() {
      const [row] = await db.sql`select last_due, runner, error from clock_jobs where name = ${name}`;
      return { ...row! };
    },
  };
}

Deno.test("a job runs once for each planned moment, in UTC, and learns of the last one", async () => {
  const w = world("hourly");
  const clock = w.process();
  for (
    const time of [
      "10:30:00",
      "10:59:59.999",
      "11:00:00.000",
      "11:00:00.500",
      "11:59:59",
      "12:00:07",
      "12:30:00",
    ]
  ) {
    w.at(time);
    await w.look(clock);
  }
  assert.deepEqual(w.runs, ["10:00 never", "11:00 10:00", "12:00 11:00"]);
});

Deno.test("runs that were missed are caught up once", async () => {
  const w = world("missed");
  await w.look(w.process());
  w.at("09:15:00", "2026-05-06");
  const later = w.process();
  await w.look(later);
  await w.look(later);
  assert.deepEqual(w.runs, ["10:00 never", "09:00 10:00"]);
});

Deno.test("of many processes one runs it", async () => {
  const w = world("shared");
  const clocks = Array.from({ length: 8 }, w.process);
  for (const time of ["10:30:00", "11:00:00", "12:00:00"]) {
    w.at(time);
    await Promise.all(clocks.map(w.look));
  }
  assert.equal(w.runs.length, 3);
});

Deno.test("a run is never begun while another goes on, and a dead process's run is begun anew when its lease ran out", async () => {
  const hangs = Promise.withResolvers<void>();
  let first = true;
  const w = world("hangs", () => {
    const was = first;
    first = false;
    return was ? hangs.promise : Promise.resolve();
  }, 3 * 3600);
  const dead = w.process(), other = w.process();
  await dead.look();
  w.at("12:15:00");
  await dead.look();
  await w.look(other);
  assert.deepEqual(w.runs, ["10:00 never"]);
  w.at("13:30:00");
  await w.look(other);
  assert.deepEqual(w.runs, ["10:00 never", "13:00 never"]);
  hangs.resolve();
  await dead.idle();
  // What the first ends with is no longer its own to write.
  assert.equal((await w.row()).lastDue?.toISOString(), "2026-05-04T13:00:00.000Z");
});

Deno.test("a job that fails is logged and told in its row, tried again after a while, and does not keep the next from running", async () => {
  let fails = true;
  const w = world("fails", () => fails ? Promise.reject(new Error("expected")) : Promise.resolve());
  const clock = w.process();
  using log = holdBack("error");
  await w.look(clock);
  w.at("10:44:59");
  await w.look(clock);
  w.at("10:45:00");
  await w.look(clock);
  assert.equal(log.said.length, 2);
  assert.match(log.lines[0]!, /job fails, planned for 2026-05-04T10:00.*expected/);
  assert.deepEqual(await w.row(), { lastDue: null, runner: null, error: "Error: expected" });
  fails = false;
  w.at("11:00:00");
  await w.look(clock);
  assert.deepEqual(w.runs, ["10:00 never", "10:00 never", "11:00 never"]);
  assert.equal((await w.row()).error, null);
});

Deno.test("stopping aborts a run, and the next process begins it anew at once", async () => {
  const begun = Promise.withResolvers<void>();
  let first = true;
  const w = world("stopped", (_ctx, _due, _lastDue, signal) => {
    if (!first) return Promise.resolve();
    first = false;
    begun.resolve();
    // Returns early, as a job does that looks at the signal between its pieces.
    return new Promise((done) => signal.addEventListener("abort", () => done()));
  });
  const clock = w.process();
  clock.start();
  await begun.promise;
  await clock.stop();
  await w.look(w.process());
  assert.deepEqual(w.runs, ["10:00 never", "10:00 never"]);
});

Deno.test("a run that takes longer than it may is told to end and counts as failed", async () => {
  const w = world(
    "slow",
    (_ctx, _due, _lastDue, signal) => new Promise((done) => signal.addEventListener("abort", () => done())),
    0.02,
  );
  using log = holdBack("error");
  await w.look(w.process());
  assert.match(log.lines[0]!, /took longer than 0.02 s/);
});

Deno.test("every job has a name of its own and a pattern that comes again", () => {
  assert.equal(new Set(JOBS.map(({ name }) => name)).size, JOBS.length);
  for (const { name, schedule, leaseSeconds } of JOBS) {
    assert.notEqual(new Cron(schedule, { timezone: "UTC" }).nextRun(), null, name);
    assert.equal(schedule.split(" ").length, 6, `${name}: seconds first`);
    assert.ok(leaseSeconds >= 30, name);
  }
});
