import assert from "node:assert/strict";
import { ReadBuffer, type Reading } from "@/engines/audit/read_buffer.ts";
import { levelOfReading } from "@/engines/audit/level_of.ts";
import { freshDatabase } from "../database.ts";

/** A reading of a level by a person. */
function reading(level: Reading["level"]): Reading {
  return {
    at: new Date(),
    userId: 1,
    machineId: null,
    userCode: "wang",
    orgCode: null,
    operation: `reading-${level}`,
    funLink: null,
    level,
    requestId: "r",
    address: null,
  };
}

Deno.test("a page, a call, a look at people and a visitor have levels of their own", () => {
  assert.equal(levelOfReading("page", "EPCIndex", true), 4);
  assert.equal(levelOfReading("tisBrandQ", "EPCIndex", true), 3);
  assert.equal(levelOfReading("page", "MailLog", true), 2);
  assert.equal(levelOfReading("page", "login", false), 0);
});

Deno.test("what the level leaves out is not written from the next batch on, in any process", async () => {
  await using db = await freshDatabase();
  const written = async (level: number) => {
    await db.sql`update log_settings set level = ${level}`;
    const last = await db.sql<{ id: number }[]>`select coalesce(max(id), 0) as id from operation_log`;
    // Made before the setting changed, as that of another process.
    for (const one of [0, 4, 3, 2] as const) buffer.add(reading(one));
    await buffer.flush();
    const rows = await db.sql<{ level: number }[]>`
      select level from operation_log where id > ${last[0]!.id} order by level`;
    return rows.map((row) => row.level);
  };
  const buffer = new ReadBuffer(db.sql, 60_000);
  assert.deepEqual(await written(0), [0, 2, 3, 4]);
  assert.deepEqual(await written(4), [2, 3, 4]);
  assert.deepEqual(await written(3), [2, 3]);
  assert.deepEqual(await written(2), [2]);
  assert.deepEqual(await written(1), []);
});
