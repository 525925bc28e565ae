import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { checkServer } from "@/platform/database/check_server.ts";
import { serversOf, withServer } from "@/platform/database/servers.ts";
import { openSignals } from "@/platform/signals.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";
import { freePort } from "../run/free_port.ts";
import { killableServer } from "./killable_server.ts";
import { replicaServer } from "./replica_server.ts";
import { silentProxy } from "./silent_proxy.ts";

/** The address of two servers, those of two addresses. */
const both = (one: string, other: string) => {
  const { hostname, port } = new URL(other);
  const at = new URL(one);
  return one.replace(at.host, () => `${at.host},${hostname}:${port}`);
};

/** What a statement says, at last: `ok`, or the code of its error. */
const outcome = (statement: Promise<unknown>) => statement.then(() => "ok", ({ code }) => String(code));

Deno.test("an address names one server or several", () => {
  const two = "postgres://tis:s%40cret@db-1:5433,[::1]/tis?sslmode=require";
  assert.deepEqual(serversOf(two), [{ host: "db-1", port: 5433 }, { host: "::1", port: 5432 }]);
  assert.equal(
    withServer(two, { host: "::1", port: 5432 }),
    "postgres://tis:s%40cret@[::1]:5432/tis?sslmode=require",
  );
  for (
    const wrong of ["http://db/tis", "postgres:///tis", "postgres://db:0/tis", "postgres://a,,b/tis", "db"]
  ) {
    assert.equal(serversOf(wrong), null, wrong);
  }
});

Deno.test("of two servers the one that takes writes is used, and the other after a switchover", async () => {
  await using primary = await killableServer();
  await using replica = await replicaServer(primary, "other");
  const setUp = connect(primary.url, { pool: 1 });
  await setUp`create table kept (name text)`;
  await setUp.end();
  // The replica first: what only reads is passed over.
  const url = both(replica.url, primary.url);
  const sql = connect(url, { pool: 3 });
  const signals = openSignals(url, sql);
  const heard: (string | null)[] = [];
  signals.on("switchover", (payload) => heard.push(payload));
  await signals.listening();
  await Promise.all(["a", "b", "c", "d"].map((name) => sql`insert into kept values (${name})`));
  while (await replica.lag() > 0) await new Promise((done) => setTimeout(done, 20));

  await primary.kill();
  // Its other processes outlive the first one by a moment.
  while (await outcome(sql`select 1`.execute()) !== "ECONNREFUSED") {
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.equal(await outcome(sql`insert into kept values ('lost')`.execute()), "ECONNREFUSED");
  await replica.promote();
  await sql.begin((tx) => tx`insert into kept values ('e')`);
  assert.deepEqual(
    (await sql<{ name: string }[]>`select name from kept order by 1`).map(({ name }) => name),
    ["a", "b", "c", "d", "e"],
  );
  await signals.listening();
  heard.length = 0;
  for (let tried = 0; !heard.includes("new") && tried < 100; tried++) {
    signals.signal("switchover", "new");
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.ok(heard.includes("new"));
  await signals.stop();
  await sql.end();
});

Deno.test("a replica alone is waited for until it takes writes, and said to be one", async () => {
  await using primary = await killableServer();
  await using replica = await replicaServer(primary, "alone");
  const sql = connect(replica.url, { pool: 1 });
  const notices: string[] = [];
  const waiting = checkServer(sql, "DATABASE_URL", { notice: (text) => notices.push(text) });
  await new Promise((done) => setTimeout(done, 300));
  await primary.kill();
  await replica.promote();
  await waiting;
  assert.deepEqual(notices, [
    "waiting for the database of DATABASE_URL: the server is a replica that takes no writes",
  ]);
  await sql.end();
  // For readings alone any will do.
  const reading = connect(replica.url, { pool: 1, onlyReads: true });
  await reading`select 1`;
  await reading.end();
});

Deno.test("a server set to read only is left for one that writes", async () => {
  await using db = await freshDatabase();
  const sql = connect(db.url, { pool: 1 });
  await sql`create table kept (name text)`;
  const name = new URL(db.url).pathname.slice(1);
  await db.sql.unsafe(`alter database "${name}" set default_transaction_read_only = on`);
  await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
  assert.equal(await outcome(sql`insert into kept values ('a')`.execute()), "25006");
  // The server takes writes again; a connection made before would not.
  await db.sql.unsafe(`alter database "${name}" reset default_transaction_read_only`);
  await new Promise((done) => setTimeout(done, 1100));
  assert.equal(await outcome(sql`insert into kept values ('b')`.execute()), "ok");
  await sql.end();
});

Deno.test("a server that vanished without a word is given up after the longest time of a statement", async () => {
  await using db = await freshDatabase();
  const at = new URL(db.url);
  await using proxy = silentProxy(Number(at.port), freePort());
  at.port = String(proxy.port);
  const sql = connect(at.href, { pool: 2, statementTimeoutMs: 500 });
  await Promise.all([sql`select pg_sleep(0.2)`, sql`select pg_sleep(0.2)`]);
  proxy.fallSilent();
  const begun = performance.now();
  using _held = holdBack("warn");
  const [one, other] = await Promise.all([
    outcome(sql`select 1`.execute()),
    outcome(sql.begin((tx) => tx`select 1`)),
  ]);
  for (const code of [one, other]) assert.match(code, /^CONNECTION_(DESTROYED|CLOSED)$/);
  assert.ok(performance.now() - begun < 30_000);
  proxy.passOn();
  assert.equal(await outcome(sql`select 1`.execute()), "ok");
  await sql.end();
});
