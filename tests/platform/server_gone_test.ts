import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { ConnectionLost } from "@/platform/database/connection_lost.ts";
import { isLateWrite } from "@/platform/database/late_write.ts";
import { openSignals } from "@/platform/signals.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { holdBack } from "../hold_back.ts";
import { cuttingProxy } from "./cutting_proxy.ts";
import { Ledger } from "./ledger.ts";
import { killableServer } from "./killable_server.ts";

const WRITERS = 20;

const server = await killableServer();
Deno.test.afterAll(async () => await server[Symbol.asyncDispose]());

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Writes into a table of its own through the pool while `trouble` is made, then compares. */
async function writeDuring(pool: Pool, trouble: (ledger: Ledger) => Promise<void>) {
  await pool`drop table if exists ledger`;
  const ledger = new Ledger(pool);
  await ledger.open();
  const stop = new AbortController();
  const writers = Array.from({ length: WRITERS }, () => ledger.write(stop.signal));
  try {
    await trouble(ledger);
  } finally {
    // Otherwise they would write on into the next story's table.
    stop.abort();
    await Promise.all(writers);
  }
  return await ledger.check();
}

/** Waits until the pool works again; milliseconds. */
async function worksAgain(pool: Pool): Promise<number> {
  const start = performance.now();
  while (true) {
    try {
      await pool.begin((sql) => sql`select 1`);
      return performance.now() - start;
    } catch {
      assert.ok(performance.now() - start < 10_000, "the pool does not work again");
      await pause(20);
    }
  }
}

Deno.test("a server killed under many transactions leaves each whole or nothing, and the pool works again once it is back", async () => {
  const pool = connect(server.url, { pool: 10 });
  const counts = await writeDuring(pool, async () => {
    for (let round = 0; round < 2; round++) {
      await pause(100);
      await server.kill();
      await pause(50);
      await server.revive();
      assert.ok(await worksAgain(pool) < 3000);
    }
  });
  await pool.end();
  assert.ok(counts.committed! > 5 && counts.lost! >= 2, JSON.stringify(counts));
});

/** Kills the process behind one connection of a pool; false when there is none, or it ended by itself meanwhile. */
async function killOne(watcher: Pool): Promise<boolean> {
  const [victim] = await watcher`
    select pid from pg_stat_activity where application_name = 'tis' and pid <> pg_backend_pid() limit 1`;
  if (!victim) return false;
  try {
    Deno.kill(victim.pid, "SIGKILL");
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** The process behind the one connection of a pool; null while the server takes none. */
const processOf = (watcher: Pool): Promise<number | null> =>
  watcher`select pg_backend_pid() as pid`.then(([row]) => row!.pid, () => null);

/** Waits until the server has noticed that a process of its own was killed, ended all connections and takes new ones: a moment later than the kill. */
async function endedAll(watcher: Pool, before: number | null): Promise<void> {
  const start = performance.now();
  for (let now = before; now === null || now === before; now = await processOf(watcher)) {
    assert.ok(performance.now() - start < 10_000, "the server does not notice the kill");
    await pause(5);
  }
}

Deno.test("a server that ends all connections since one crashed leaves each transaction whole or nothing", async () => {
  const pool = connect(server.url, { pool: 10 });
  const watcher = connect(server.url, { pool: 1 });
  const counts = await writeDuring(pool, async () => {
    for (let round = 0; round < 3; round++) {
      await pause(40);
      const before = await processOf(watcher);
      while (!await killOne(watcher)) await pause(5);
      await endedAll(watcher, before);
      await worksAgain(pool);
    }
  });
  await Promise.all([pool.end(), watcher.end()]);
  assert.ok(counts.committed! > 5 && counts.lost! >= 3, JSON.stringify(counts));
});

Deno.test("single connections that are ended or cut leave each transaction whole or nothing, and do not disturb the others", async () => {
  await using proxy = cuttingProxy(server.port);
  const url = new URL(server.url);
  url.port = String(proxy.port);
  const pool = connect(url.href, { pool: 10 });
  const watcher = connect(server.url, { pool: 1 });
  const counts = await writeDuring(pool, async (ledger) => {
    for (let round = 0; round < 15; round++) {
      const goal = ledger.told.size + 5;
      while (ledger.told.size < goal) await pause(2);
      if (round % 3 === 0) proxy.cut();
      else {
        await watcher`
          select pg_terminate_backend(pid)
          from pg_stat_activity
          where application_name = 'tis' and pid <> pg_backend_pid() and backend_type = 'client backend'
          order by random()
          limit 2`;
      }
    }
    await worksAgain(pool);
  });
  await Promise.all([pool.end(), watcher.end()]);
  assert.ok(counts.committed! > 5 && counts.lost! >= 10, JSON.stringify(counts));
});

Deno.test("a transaction learns at once that its connection is lost, and its later statements are refused", async () => {
  const pool = connect(server.url, { pool: 1 }), other = connect(server.url, { pool: 1 });
  await pool`drop table if exists outside`;
  await pool`create table outside (n int)`;
  const begun = Promise.withResolvers<number>(), goOn = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<unknown[]>();
  const transaction = pool.begin(async (sql) => {
    await sql`insert into outside values (1)`;
    begun.resolve((await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]!.pid);
    await goOn.promise;
    const outcomes = [
      await sql`insert into outside values (2)`.catch((error) => error),
      await sql.unsafe("insert into outside values (3)").catch((error) => error),
      await sql.savepoint((inner) => inner`insert into outside values (4)`).catch((error) => error),
    ];
    refused.resolve(outcomes);
  });
  // It may end before the order to end it is answered, and then nobody would have been waiting for it.
  transaction.catch(() => {});
  await other`select pg_terminate_backend(${await begun.promise})`;
  await assert.rejects(transaction, (error) => error instanceof ConnectionLost && !error.maybeCommitted);
  // The next one is on the connection that the old client would have taken.
  await pool`select 1`;
  goOn.resolve();
  for (const outcome of await refused.promise) assert.ok(outcome instanceof ConnectionLost, String(outcome));
  assert.equal((await pool`select 1 from outside`).length, 0);
  await Promise.all([pool.end(), other.end()]);
});

Deno.test("what fails without a loss fails as before: violations, refusals, savepoints, timeouts, leaked statements", async () => {
  const pool = connect(server.url, { pool: 2, statementTimeoutMs: 100 });
  await pool`drop table if exists things`;
  await pool`create table things (n int primary key)`;
  await pool.begin(async (sql) => {
    await sql`insert into things values (1)`;
    await assert.rejects(
      sql.savepoint(async (inner) => {
        await inner`insert into things values (2)`;
        await inner`insert into things values (1)`;
      }),
      { code: "23505" },
    );
    await assert.rejects(sql.savepoint("named", () => Promise.reject(new Error("refused"))), /refused/);
    assert.equal(await sql.savepoint("kept", async (inner) => (await inner`select 7 as n`)[0]!.n), 7);
    const condition = sql`n = ${1}`;
    assert.equal(
      (await sql`select 1 from things where ${condition} and ${sql("n")} = any(${[1]}::int[])`).length,
      1,
    );
  });
  await assert.rejects(pool.begin((sql) => sql`insert into things values (1)`), { code: "23505" });
  await assert.rejects(pool.begin((sql) => sql`select pg_sleep(2)`), { code: "57014" });
  await assert.rejects(
    pool.begin(async (sql) => {
      await sql`insert into things values (9)`;
      throw new RangeError("refused");
    }),
    RangeError,
  );
  assert.deepEqual(
    await pool.begin("read only", (sql) => [sql`select 1 as a`, sql`select 2 as a`]).then((all) =>
      all.map(([row]) => row!.a)
    ),
    [1, 2],
  );
  let leaked: Pool | undefined;
  await pool.begin((sql) => void (leaked = sql as unknown as Pool));
  await assert.rejects(async () => await leaked!`insert into things values (10)`, /is over/);
  assert.deepEqual((await pool`select n from things`).map(({ n }) => n), [1]);
  await pool.end();
});

Deno.test("a reserved connection that is lost refuses, and gives back nothing", async () => {
  const pool = connect(server.url, { pool: 2 });
  const lock = await pool.reserve();
  const [{ pid }] = await lock<[{ pid: number }]>`select pg_backend_pid() as pid`;
  await pool`select pg_terminate_backend(${pid})`;
  // The loss may not be here yet: then the first are still sent.
  await assert.rejects(async () => {
    while (true) {
      await lock`select 1`.catch((error) => {
        if (error instanceof ConnectionLost) throw error;
      });
    }
  }, ConnectionLost);
  lock.release();
  assert.equal((await Promise.all(Array.from({ length: 4 }, () => pool`select 1`))).length, 4);
  await pool.end();
});

Deno.test("signals are heard again after the server was away for a while", async () => {
  const pool = connect(server.url, { pool: 2 });
  const signals = openSignals(server.url, pool);
  const missed = Promise.withResolvers<void>(), heard = Promise.withResolvers<void>();
  signals.on("back", (payload) => payload === null ? missed.resolve() : heard.resolve());
  using _held = holdBack("warn");
  await signals.listening();
  await server.kill();
  await pause(200);
  await server.revive();
  await missed.promise;
  await worksAgain(pool);
  signals.signal("back", "again");
  await heard.promise;
  await signals.stop();
  await pool.end();
});

Deno.test("only the client's late write is passed over", () => {
  const late = new TypeError("Cannot read properties of null (reading 'write')");
  late.stack =
    `${late}\n    at Immediate.nextWrite [as _onImmediate] (file:///c/npm/x/postgres/3.4.9/src/connection.js:255:22)`;
  assert.equal(isLateWrite(late), true);
  const ours = new TypeError(late.message);
  assert.equal(isLateWrite(ours), false);
  const other = new Error(late.message);
  other.stack = late.stack;
  assert.equal(isLateWrite(other), false);
});
