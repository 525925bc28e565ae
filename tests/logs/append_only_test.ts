import assert from "node:assert/strict";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import { freshDatabase } from "../database.ts";

Deno.test("a line of a log can be neither changed nor taken out, also not in a month made later", async () => {
  await using db = await freshDatabase();
  const { sql } = db;
  await ensurePartitions(sql, new Date("2033-02-10T00:00:00Z"));
  for (const at of ["2033-02-10T08:00:00Z", new Date().toISOString()]) {
    await sql`insert into operation_log (at, operation, is_change) values (${at}, 'sendOrder', true)`;
    await sql`
      insert into login_log (at, typed_name, edition, entry, result) values (${at}, 'wang', 'domestic', 'login', 'ok')`;
  }
  const refused = { message: "the log is only added to" };
  await assert.rejects(sql`update operation_log set user_code = 'li'`, refused);
  await assert.rejects(sql`delete from operation_log`, refused);
  await assert.rejects(sql`delete from operation_log_203302`, refused);
  await assert.rejects(sql`truncate operation_log`, refused);
  await assert.rejects(sql`update login_log set result = 'ok'`, refused);
  await assert.rejects(sql`delete from login_log where user_id is null`, refused);
  const [rows] =
    await sql`select (select count(*) from operation_log) + (select count(*) from login_log) as lines`;
  assert.equal(Number(rows!.lines), 4);
});
