import assert from "node:assert/strict";
import { countLogs } from "@/services/logs/count_logs.ts";
import { deleteOldLogs, retireLogs } from "@/services/logs/delete_old_logs.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { operationList } from "@/services/logs/operation_list.ts";
import { readLogSettings, saveLogSettings } from "@/services/logs/log_settings.ts";
import { findOldLogs, logMonths } from "@/services/logs/old_logs.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";
import { insertStores, logIns, NOW, operate, readerOf } from "./log_world.ts";

/** Lines of four years: in months of their own, and one from before any month. */
async function lay(db: TestDatabase): Promise<void> {
  await insertStores(db);
  for (const day of ["2023-05-10", "2024-05-10", "2026-05-10"]) await ensurePartitions(db.sql, new Date(day));
  await logIns(db, [
    { at: "2021-01-10T08:00:00Z", user: 11 },
    { at: "2023-05-10T08:00:00Z", user: 11 },
    { at: "2024-05-31T23:59:00Z", user: 11 },
    { at: "2024-06-01T00:00:00Z", user: 11 },
  ]);
  await operate(db, [
    { at: "2023-05-10T08:01:00Z", user: 11, operation: "sendOrder", subject: ["order", "1"] },
    { at: "2026-05-10T08:01:00Z", user: 11, operation: "sendOrder", subject: ["order", "2"] },
  ]);
  await countLogs({ sql: db.sql, clock: () => NOW });
}

async function linesOf({ sql }: TestDatabase): Promise<number> {
  const [row] = await sql`
    select (select count(*) from login_log) + (select count(*) from operation_log where operation <> 'deleteOldLogs') as n`;
  return Number(row!.n);
}

Deno.test("logs older than two years go by whole months, as they were counted, and the log says so", async () => {
  await using db = await freshDatabase();
  await lay(db);
  const ctx = readerOf(db);
  const found = await findOldLogs(ctx, 24);
  assert.deepEqual([found.until, found.from, found.rows], ["2024-06-01", "2021-01-10", 4]);
  await assert.rejects(deleteOldLogs(ctx, { years: 2, rows: 3, until: found.until }), {
    key: "state-changed",
  });
  assert.equal(await linesOf(db), 6);
  await deleteOldLogs(ctx, { years: 2, rows: 4, until: "2024-06-01" });
  assert.equal(await linesOf(db), 2);
  assert.ok((await logMonths(ctx)).every(({ month }) => month === null || month >= "2024-06-01"));
  assert.equal((await db.sql`select from login_days where day < '2024-06-01'`).length, 0);
  const { records: [line] } = await readList(ctx, operationList, {
    pageNo: 1,
    pageSize: 5,
    operation: "deleteOldLogs",
  });
  assert.equal(line!.operationName, "Old logs deleted");
  assert.deepEqual(line!.differences.map(({ name, before }) => [name, before]), [
    ["From", "01/10/2021"],
    ["Lines", "4"],
    ["Until", "06/01/2024"],
  ]);
  await assert.rejects(deleteOldLogs(ctx, { years: 2, rows: 4, until: "2024-06-01" }), {
    key: "logs-none-old",
  });
  // Lines cannot be taken out otherwise, neither before nor after.
  await assert.rejects(db.sql`delete from login_log`, { message: "the log is only added to" });
});

Deno.test("the clock deletes what the settings no longer keep, and nothing while they keep all", async () => {
  await using db = await freshDatabase();
  await lay(db);
  const ctx = readerOf(db);
  assert.equal(await retireLogs(ctx), null);
  assert.equal(await linesOf(db), 6);
  const { version } = await readLogSettings(ctx);
  await saveLogSettings(ctx, { level: 0, keepMonths: 36, keepToldMonths: 0, version });
  assert.equal((await retireLogs(ctx))?.rows, 3);
  assert.equal(await retireLogs(ctx), null);
});

Deno.test("settings of another version are refused, and so is a change that changes nothing", async () => {
  await using db = await freshDatabase();
  await insertStores(db);
  const ctx = readerOf(db);
  const wanted = { level: 2, keepMonths: 24, keepToldMonths: 6, version: 1 } as const;
  await saveLogSettings(ctx, wanted);
  await assert.rejects(saveLogSettings(ctx, wanted), { key: "state-changed" });
  await assert.rejects(saveLogSettings(ctx, { ...wanted, version: 2 }), { key: "batch-no-change" });
  const { records: [line] } = await readList(ctx, operationList, {
    pageNo: 1,
    pageSize: 5,
    subjectKind: "log-settings",
  });
  assert.deepEqual(line!.differences.map(({ name, before, after }) => [name, before, after]), [
    ["Level", "0", "2"],
    ["Months to keep logs", "0", "24"],
    ["Months to keep messages", "0", "6"],
  ]);
});
