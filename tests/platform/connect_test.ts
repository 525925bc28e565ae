import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { testServerUrl } from "../test_server.ts";

const url = await testServerUrl();

Deno.test("columns are camelCase in code, keys inside jsonb stay as they are", async () => {
  const sql = connect(url);
  const [row] = await sql`select 1 as first_column, '{"inner_key": {"deep_key": 1}}'::jsonb as some_json`;
  assert.deepEqual({ ...row }, { firstColumn: 1, someJson: { inner_key: { deep_key: 1 } } });
  await sql.begin(async (sql) => {
    await sql`create temporary table written (some_name text, kept jsonb) on commit drop`;
    await sql`insert into written ${sql({ someName: "x", kept: sql.json({ innerKey: 1 }) })}`;
    assert.deepEqual({ ...(await sql`select some_name, kept from written`)[0] }, {
      someName: "x",
      kept: { innerKey: 1 },
    });
  });
  await sql.end();
});

Deno.test("bigint is a number and refused where a number would round it", async () => {
  const sql = connect(url);
  const [row] =
    await sql`select 9007199254740991::bigint as most, array[1, 2]::bigint[] as list, count(*) as n`;
  assert.deepEqual({ ...row }, { most: 9007199254740991, list: [1, 2], n: 1 });
  await assert.rejects(async () => await sql`select 9007199254740992::bigint`, /does not fit a number/);
  await sql.end();
});

Deno.test("a day is text, a moment is a Date, an amount is exact text", async () => {
  const sql = connect(url);
  const [row] = await sql`
    select ${"2024-02-29"}::date as day, timestamptz '2024-02-29 08:00+08' as moment, 1.50::numeric as amount`;
  assert.deepEqual({ ...row }, {
    day: "2024-02-29",
    moment: new Date("2024-02-29T00:00:00Z"),
    amount: "1.50",
  });
  await assert.rejects(async () => await sql`select ${"01/02/2024"}::date`, /a date must be text such as/);
  await sql.end();
});

Deno.test("a statement beyond its time is ended with code 57014", async () => {
  const sql = connect(url, { statementTimeoutMs: 50 });
  await assert.rejects(async () => await sql`select pg_sleep(5)`, { code: "57014" });
  await sql.end();
});

Deno.test("the first query of a new connection may have arrays of text and of numbers", async () => {
  const texts = ["plain", 'quo"ted', "back\\slash", "comma, {brace}", "", "中文"];
  await Promise.all(Array.from({ length: 20 }, async () => {
    const sql = connect(url, { pool: 1 });
    const [row] = await sql`
      select ${texts}::text[] as texts, ${[1, 9_007_199_254_740_991]}::bigint[] as bigs, ${[
      7,
    ]}::int[] as ints,
        array[null, 'x']::text[] as holes`;
    assert.deepEqual({ ...row }, { texts, bigs: [1, 9_007_199_254_740_991], ints: [7], holes: [null, "x"] });
    await sql.end();
  }));
});
