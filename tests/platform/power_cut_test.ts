import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { killableServer } from "./killable_server.ts";

Deno.test("a power cut takes what was not synced and leaves what was committed, pages of tables that were written since among it", async () => {
  await using server = await killableServer({ fsync: true });
  const sql = connect(server.url, { pool: 2 });
  await sql`create table kept (n int primary key, filler text)`;
  await sql`insert into kept select n, repeat('x', 500) from generate_series(1, 2000) n`;
  await server.cutPower(async () => {
    await sql`insert into kept select n, 'after the checkpoint' from generate_series(2001, 2500) n`;
    await sql`create table later as select 1 as n`;
    // Told to be there before it is synced: that is what this setting is.
    await sql.begin(async (tx) => {
      await tx`set local synchronous_commit = off`;
      await tx`insert into kept values (9999, 'not synced')`;
    });
  });
  await sql.end({ timeout: 0 });
  await server.revive();
  const again = connect(server.url, { pool: 1 });
  const [row] = await again<{ count: number; lost: number; later: number }[]>`
    select
      count(*) filter (where n <= 2500) as count, count(*) filter (where n = 9999) as lost,
      (select count(*) from later) as later
    from kept`;
  assert.deepEqual({ ...row! }, { count: 2500, lost: 0, later: 1 });
  await again.end({ timeout: 0 });
});
