import assert from "node:assert/strict";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { freshDatabase } from "../database.ts";

Deno.test("partitions are made for the months ahead, once", async () => {
  await using db = await freshDatabase();
  const day = new Date("2031-05-20T12:00:00Z");
  // Two logs, the outbox and the receipts, each from the month before to three months ahead.
  assert.equal(await ensurePartitions(db.sql, day), 20);
  assert.equal(await ensurePartitions(db.sql, day), 0);
  assert.equal(await ensurePartitions(db.sql, new Date("2031-06-01T00:00:00Z")), 4);
});

Deno.test("a row of a month without a partition is kept all the same", async () => {
  await using db = await freshDatabase();
  await db.sql`
    insert into operation_log (at, operation, is_change)
    values ('2040-01-15T00:00:00Z', 'test', false)`;
  assert.equal(await ensurePartitions(db.sql, new Date("2040-01-20T00:00:00Z")), 19);
  assert.equal((await db.sql`select 1 from operation_log where at >= '2040-01-01'`).length, 1);
});
