import assert from "node:assert/strict";
import { ConfigError } from "@/platform/config.ts";
import { checkServer } from "@/platform/database/check_server.ts";
import { connect } from "@/platform/database/connect.ts";
import { freshDatabase } from "../database.ts";
import { cuttingProxy } from "./cutting_proxy.ts";
import { testServerUrl } from "../test_server.ts";

/** A free port on which nothing answers. */
function deadPort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

async function refusalOf(url: string, patienceMs: number, notices: string[] = []): Promise<string> {
  const sql = connect(url, { pool: 1 });
  try {
    await checkServer(sql, "DATABASE_URL", { patienceMs, notice: (text) => notices.push(text) });
    return "";
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.message;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

Deno.test("a server that does not answer in time is refused by the name of its variable", async () => {
  const notices: string[] = [];
  const refusal = await refusalOf(`postgres://tis:x@127.0.0.1:${deadPort()}/tis`, 1500, notices);
  assert.match(refusal, /^DATABASE_URL cannot be used: .*ECONNREFUSED/);
  assert.equal(notices.length, 1);
  assert.match(notices[0]!, /^waiting for the database/);
});

Deno.test("a wrong password and an unknown database are refused at once", async () => {
  const wrong = new URL(await testServerUrl());
  wrong.password = "wrong";
  assert.match(
    await refusalOf(wrong.href, 60_000),
    /^DATABASE_URL cannot be used: password authentication failed/,
  );
  const unknown = new URL(await testServerUrl());
  unknown.pathname = "/nowhere";
  assert.match(await refusalOf(unknown.href, 60_000), /database "nowhere" does not exist/);
});

Deno.test("a database that is not in UTF-8 is refused", async () => {
  await using admin = await freshDatabase();
  await admin.sql`
    create database latin template template0 encoding 'LATIN1'
      locale_provider libc locale 'C'`;
  try {
    const url = new URL(admin.url);
    url.pathname = "/latin";
    assert.match(await refusalOf(url.href, 0), /database in LATIN1: the portal needs one in UTF8/);
  } finally {
    await admin.sql`drop database latin with (force)`;
  }
});

Deno.test("a database whose locale takes Ä and ä for two letters is refused", async () => {
  await using admin = await freshDatabase();
  await admin.sql`
    create database ascii template template0 encoding 'UTF8'
      locale_provider libc locale 'C'`;
  try {
    const url = new URL(admin.url);
    url.pathname = "/ascii";
    assert.match(await refusalOf(url.href, 0), /knows no letters beyond ASCII: .*'C\.UTF-8'/);
  } finally {
    await admin.sql`drop database ascii with (force)`;
  }
});

Deno.test("a server that was built without ICU is refused", async () => {
  await using without = await freshDatabase();
  await without.sql`delete from pg_collation where collprovider = 'i'`;
  assert.match(await refusalOf(without.url, 0), /built without ICU/);
});

Deno.test("the embedded server itself passes", async () => {
  assert.equal(await refusalOf(await testServerUrl(), 0), "");
});

Deno.test("a server that comes later is waited for, and its absence told once", async () => {
  await using db = await freshDatabase();
  const url = new URL(db.url);
  const target = Number(url.port);
  const port = deadPort();
  url.port = String(port);
  const notices: string[] = [];
  let away = 0;
  const sql = connect(url.href, { pool: 1 });
  const waiting = checkServer(sql, "DATABASE_URL", {
    notice: (text) => notices.push(text),
    onAway: () => away++,
  });
  await new Promise((done) => setTimeout(done, 1800));
  await using _proxy = cuttingProxy(target, port);
  await waiting;
  await sql.end({ timeout: 0 });
  assert.deepEqual([away, notices.length], [1, 1]);
});
