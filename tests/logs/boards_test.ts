import assert from "node:assert/strict";
import { countLogs } from "@/services/logs/count_logs.ts";
import { daysOf, periodOf } from "@/services/logs/board_source.ts";
import { loginBoard } from "@/services/logs/login_board.ts";
import { operationBoard } from "@/services/logs/operation_board.ts";
import { personBoard } from "@/services/logs/person_board.ts";
import { useBoard } from "@/services/logs/use_board.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";
import { insertStores, logIns, NOW, operate, readerOf } from "./log_world.ts";

/** Logins and operations of three stores over three days, the last a minute ago. */
async function lay(db: TestDatabase): Promise<void> {
  await insertStores(db);
  await logIns(db, [
    { at: "2026-06-12T01:00:00Z", user: 11 },
    { at: "2026-06-12T02:00:00Z", user: 12, result: "wrong-credentials" },
    // 23:30 of the 12th in Berlin, the 13th in Shanghai.
    { at: "2026-06-12T21:30:00Z", user: 13, edition: "overseas" },
    { at: "2026-06-15T03:59:00Z", user: 11 },
  ]);
  await operate(db, [
    { at: "2026-06-12T01:05:00Z", user: 11, operation: "page", funLink: "EPC2D", level: 4 },
    {
      at: "2026-06-12T01:06:00Z",
      user: 11,
      operation: "sendOrder",
      funLink: "EPCCart",
      subject: ["order", "1"],
    },
    { at: "2026-06-12T02:06:00Z", user: 12, operation: "tisVINQ", funLink: "EPCIndex", level: 3 },
    { at: "2026-06-15T03:59:30Z", user: 11, operation: "page", funLink: "EPC2D", level: 4 },
    { at: "2026-06-15T03:59:40Z", user: null, operation: "page", funLink: "login", level: 0 },
  ]);
}

Deno.test("boards say the same before their days are counted, after it, and counted twice", async () => {
  await using db = await freshDatabase();
  await lay(db);
  const ctx = readerOf(db);
  const boards = async () =>
    await Promise.all([loginBoard(ctx, {}), operationBoard(ctx, {}), useBoard(ctx, {})]);
  const before = await boards();
  // What is younger than ten minutes may still be joined by others: it is not counted yet.
  assert.equal(await countLogs({ sql: db.sql, clock: () => NOW }), 6);
  assert.deepEqual(await boards(), before);
  assert.equal(await countLogs({ sql: db.sql, clock: () => NOW }), 0);
  assert.equal(await countLogs({ sql: db.sql, clock: () => new Date(NOW.getTime() + 3_600_000) }), 3);
  assert.deepEqual(await boards(), before);
});

Deno.test("logins are counted by the day and hour of their store, by area and by reason", async () => {
  await using db = await freshDatabase();
  await lay(db);
  const board = await loginBoard(readerOf(db), { from: "2026-06-12", to: "2026-06-15" });
  assert.deepEqual(board.days.map(({ passed, failed }) => [passed, failed]), [[2, 1], [0, 0], [0, 0], [
    1,
    0,
  ]]);
  assert.deepEqual([board.passed, board.failed, board.stores], [3, 1, 2]);
  assert.deepEqual(board.topStores.map(({ code, passed, failed }) => [code, passed, failed]), [
    ["S1", 2, 0],
    ["S2", 0, 1],
    ["S3", 1, 0],
  ]);
  assert.deepEqual(board.areas.map(({ name, passed }) => [name, passed]), [
    ["East", 2],
    ["No area", 1],
    ["North", 0],
  ]);
  // The 12th was a Friday: nine in Shanghai, half past eleven at night in Berlin.
  assert.deepEqual([board.hours[4]![9], board.hours[4]![23]], [1, 1]);
  assert.deepEqual(board.failures, [{
    result: "wrong-credentials",
    name: "Wrong account or password",
    count: 1,
  }]);
});

Deno.test("a board narrowed to a store or an area has its lines alone, as a store's own reader sees it", async () => {
  await using db = await freshDatabase();
  await lay(db);
  await countLogs({ sql: db.sql, clock: () => NOW });
  const ofStore = await operationBoard(readerOf(db), { store: "S1" });
  assert.deepEqual([ofStore.changes, ofStore.readings], [1, 2]);
  assert.deepEqual(await operationBoard(readerOf(db), { area: "east" }), ofStore);
  assert.deepEqual(await operationBoard(readerOf(db, { userType: "store", orgCode: "S1" }), {}), ofStore);
  const logins = await loginBoard(readerOf(db, { userType: "store", orgCode: "S2" }), {});
  assert.deepEqual([logins.passed, logins.failed], [0, 1]);
});

Deno.test("operations are counted by module, kind of person and verb", async () => {
  await using db = await freshDatabase();
  await lay(db);
  const board = await operationBoard(readerOf(db), {});
  assert.deepEqual([board.changes, board.readings], [1, 4]);
  assert.deepEqual(board.modules.map(({ code, changes, readings }) => [code, changes, readings]), [
    ["parts", 1, 3],
    ["entry", 0, 1],
  ]);
  assert.deepEqual(board.userTypes.map(({ code, count }) => [code, count]), [["store", 4], ["", 1]]);
  assert.deepEqual(board.topChanges, [{ code: "sendOrder", name: "Order sent", count: 1 }]);
  assert.equal((await operationBoard(readerOf(db), { module: "entry" })).readings, 1);
});

Deno.test("use is told by page, call and person, and of one person over time", async () => {
  await using db = await freshDatabase();
  await lay(db);
  const use = await useBoard(readerOf(db), {});
  assert.deepEqual(use.pages.map(({ code, count }) => [code, count]), [["EPC2D", 2], ["login", 1]]);
  assert.deepEqual(use.people.map(({ userCode, hits, changes }) => [userCode, hits, changes]), [
    ["an", 3, 1],
    ["bo", 1, 0],
  ]);
  assert.deepEqual(
    use.days.filter(({ hits }) => hits > 0).map(({ day, hits, people }) => [day, hits, people]),
    [
      ["2026-06-12", 3, 2],
      ["2026-06-15", 2, 1],
    ],
  );
  const person = await personBoard(readerOf(db), { user: "an" });
  assert.deepEqual([person!.changes, person!.readings, person!.activeDays], [1, 2, 2]);
  assert.equal(person!.lastLoginAt, "2026-06-15T03:59:00.000Z");
  assert.equal(await personBoard(readerOf(db, { userType: "store", orgCode: "S2" }), { user: "an" }), null);
});

Deno.test("a period is healed: turned round, cut to 92 days, the last thirty when nothing is asked", async () => {
  await using db = await freshDatabase();
  const ctx = readerOf(db);
  assert.deepEqual(periodOf(ctx, {}), { from: "2026-05-17", to: "2026-06-15" });
  // The database has no year 0.
  const first = "0001-01-01";
  assert.deepEqual(periodOf(ctx, { to: first }), { from: first, to: first });
  assert.deepEqual(periodOf(ctx, { from: "2026-06-10", to: "2026-06-01" }), {
    from: "2026-06-01",
    to: "2026-06-10",
  });
  const cut = periodOf(ctx, { from: "2020-01-01", to: "2026-06-15" });
  assert.deepEqual([cut.from, daysOf(cut).length], ["2026-03-16", 92]);
});
