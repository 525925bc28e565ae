import assert from "node:assert/strict";
import { makeCtx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import { connect } from "@/platform/database/connect.ts";
import { freshDatabase } from "../database.ts";

const STATEMENT_MS = 300, ROWS = 2500;

const db = await freshDatabase();
const pool = connect(db.url, { pool: 2, statementTimeoutMs: STATEMENT_MS, name: "each-row" });
Deno.test.afterAll(async () => {
  await pool.end();
  await db[Symbol.asyncDispose]();
});

const ctx = makeCtx({ pool, dictionaries: new Map() }, () => crypto.randomUUID());
const numbers = (to = ROWS) =>
  ctx.sql`select n::int as n, ${"text"} as told from generate_series(1, ${to}::int) as n`;
const numberOf = ({ n }: { n: number; told: string }) => n;
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Transactions that are still open on the pool. */
async function open(): Promise<number> {
  const [row] = await db.sql<{ open: number }[]>`
    select count(*)::int as open from pg_stat_activity
    where application_name = 'each-row' and datname = current_database() and xact_start is not null`;
  return row!.open;
}

Deno.test("rows are read for longer than a statement may take, each once, in order and as they were", async () => {
  await db.sql`create table numbers as select n from generate_series(1, ${ROWS}::int) as n`;
  const query = ctx.sql`select n, '' as told from numbers order by n`;
  const read: number[] = [];
  for await (const n of eachRow(ctx, query, numberOf)) {
    read.push(n);
    if (n === 500 || n === 1500) await rest(2 * STATEMENT_MS);
    if (n === 500) await db.sql`delete from numbers where n > 1000`;
  }
  assert.deepEqual(read, Array.from({ length: ROWS }, (_, at) => at + 1));
  assert.equal(await open(), 0);
});

Deno.test("values are given as anywhere, and none as no row", async () => {
  const told: string[] = [];
  for await (const text of eachRow(ctx, numbers(1), (row: { told: string }) => row.told)) told.push(text);
  for await (const text of eachRow(ctx, numbers(0), (row: { told: string }) => row.told)) told.push(text);
  assert.deepEqual(told, ["text"]);
});

Deno.test("a reader that stops early, or fails, leaves nothing open", async () => {
  for await (const n of eachRow(ctx, numbers(), numberOf)) if (n === 3) break;
  assert.equal(await open(), 0);
  const failing = eachRow(ctx, numbers(), () => {
    throw new RangeError("no record");
  });
  await assert.rejects(failing.next(), RangeError);
  assert.equal(await open(), 0);
});

Deno.test("a step that takes too long, and a query that is wrong, are told to the reader", async () => {
  const slow = ctx.sql`select n, pg_sleep(1) as slept from generate_series(1, 2) as n`;
  await assert.rejects(eachRow(ctx, slow, (row) => row).next(), { code: "57014" });
  await assert.rejects(eachRow(ctx, ctx.sql`select nothing`, (row) => row).next(), { code: "42703" });
  assert.equal(await open(), 0);
});

Deno.test("a reader that rests often, never for too long, comes to the end; one that takes too long altogether does not", async () => {
  let read = 0;
  for await (const n of eachRow(ctx, numbers(), numberOf, { restMs: 400 })) {
    read = n;
    if (n % 100 === 0 && n <= 800) await rest(100);
  }
  assert.equal(read, ROWS);
  await assert.rejects(async () => {
    for await (const n of eachRow(ctx, numbers(), numberOf, { longestMs: 100 })) {
      if (n % 100 === 0) await rest(20);
    }
  }, /longer than 100 ms/);
  assert.equal(await open(), 0);
});

Deno.test("within a transaction nothing is read so", async () => {
  await ctx.tx(async (tx) => {
    await assert.rejects(eachRow(tx, numbers(), numberOf).next(), TypeError);
  });
});

Deno.test("a reader that rests for too long gives the connection back, and is told", async () => {
  const rows = eachRow(ctx, numbers(), numberOf, { restMs: 50 });
  assert.equal((await rows.next()).value, 1);
  while (await open() > 0) await rest(20);
  await assert.rejects(async () => {
    for await (const _ of rows);
  }, /rested/);
});
