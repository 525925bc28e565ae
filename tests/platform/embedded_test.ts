import assert from "node:assert/strict";
import { join } from "node:path";
import { DataFolderTaken, takeDataFolder } from "@/platform/data_folder.ts";
import { checkServer } from "@/platform/database/check_server.ts";
import { connect } from "@/platform/database/connect.ts";
import { runningServer } from "@/platform/database/running_server.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { inaccessibleFolder, serverUser } from "@/platform/database/server_user.ts";
import { openEmbedded } from "@/platform/database/open_embedded.ts";
import { holdBack } from "../hold_back.ts";
import { testServerFolder } from "../memory_folder.ts";
import { holdServer, otherUser } from "./hold.ts";

/** A data folder that the server's user can reach, removed at the end. */
async function dataFolder() {
  const path = await testServerFolder();
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** For tests that leave the cluster as good as they found it: making one takes a second. */
const shared = await dataFolder();
Deno.test.afterAll(() => shared[Symbol.asyncDispose]());

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const sql = connect(url, { pool: 1 });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

Deno.test("the second start finds what the first one kept", async () => {
  const first = await startEmbedded(shared.path);
  await query(first.adminUrl, "create table kept as select 7 as seven");
  await first.stop();
  const second = await startEmbedded(shared.path);
  const rows = await query(second.adminUrl, "select seven from kept");
  await second.stop();
  assert.deepEqual(rows.map((row) => ({ ...row })), [{ seven: 7 }]);
});

Deno.test("the server speaks UTF-8, has the extensions, listens on loopback only and wants its password", async () => {
  const server = await startEmbedded(shared.path);
  try {
    const [facts] = await query(
      server.adminUrl,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('listen_addresses') as listen,
        current_setting('server_encoding') as encoding, upper('äß中') as upper,
        (select count(*) from pg_available_extensions
         where name in ('pg_trgm', 'citext', 'ltree', 'btree_gin', 'unaccent')) as extensions`,
    );
    assert.deepEqual({ ...facts }, {
      major: 18,
      listen: "127.0.0.1",
      encoding: "UTF8",
      upper: "Äß中",
      extensions: 5,
    });
    const wrong = new URL(server.adminUrl);
    wrong.password = "wrong";
    await assert.rejects(() => query(wrong.href, "select 1"), { code: "28P01" });
    const { mode } = await Deno.stat(join(server.folder, "password"));
    assert.equal(mode! & 0o777, 0o600);
  } finally {
    await server.stop();
  }
});

Deno.test("as root the server runs as someone else, and so it does not when started by an ordinary user", async () => {
  const user = await serverUser();
  const server = await startEmbedded(shared.path);
  try {
    const [pid] = (await Deno.readTextFile(join(server.folder, "cluster", "postmaster.pid"))).split("\n");
    const { uid } = await Deno.stat(join(server.folder, "cluster"));
    assert.equal(uid, user?.uid ?? Deno.uid());
    if (Deno.build.os === "linux") {
      assert.match(await Deno.readTextFile(`/proc/${pid}/status`), new RegExp(`^Uid:\\t${uid}\\t`, "m"));
    }
  } finally {
    await server.stop();
  }
});

Deno.test({
  name: "an ordinary user starts it, stops it and starts it again",
  ignore: Deno.uid() !== 0,
  async fn() {
    await using user = await otherUser();
    for (const expected of [1, 2]) {
      await using held = await holdServer(join(user.home, "data"), user);
      const { uid } = await Deno.stat(join(held.folder, "cluster"));
      assert.equal(uid, user.uid);
      await query(held.adminUrl, "create table if not exists starts (at timestamptz)");
      await query(held.adminUrl, "insert into starts values (now())");
      assert.equal((await query(held.adminUrl, "select 1 from starts")).length, expected);
    }
  },
});

Deno.test("after a portal was killed, the next start stops its server and keeps the data", async () => {
  await using data = await dataFolder();
  const held = await holdServer(data.path);
  await query(held.adminUrl, "create table kept as select 7 as seven");
  await held.kill();
  const notices: string[] = [];
  const next = await startEmbedded(data.path, { onNotice: (text) => notices.push(text) });
  const rows = await query(next.adminUrl, "select seven from kept");
  await next.stop();
  assert.equal(rows.length, 1);
  assert.deepEqual(notices, [
    `stopped the database server (process ${held.serverPid}) that an earlier start had left`,
  ]);
});

Deno.test("after portal and server were killed together, the next start recovers", async () => {
  await using data = await dataFolder();
  const held = await holdServer(data.path);
  await query(held.adminUrl, "create table kept as select 7 as seven");
  await held.kill();
  Deno.kill(held.serverPid, "SIGKILL");
  const next = await startEmbedded(data.path);
  const rows = await query(next.adminUrl, "select seven from kept");
  await next.stop();
  assert.equal(rows.length, 1);
});

Deno.test("a stale lock whose number now belongs to another program does not hinder, nor harm that program", async () => {
  const first = await startEmbedded(shared.path);
  await first.stop();
  const bystander = new Deno.Command("sleep", { args: ["60"], ...await serverUser() }).spawn();
  await Deno.writeTextFile(join(first.folder, "cluster", "postmaster.pid"), `${bystander.pid}\n`);
  const second = await startEmbedded(shared.path);
  await second.stop();
  bystander.kill("SIGTERM");
  assert.equal((await bystander.status).signal, "SIGTERM");
});

Deno.test("a second portal on the same data folder is told who has it", async () => {
  await using data = await dataFolder();
  const taken = await takeDataFolder(data.path);
  await assert.rejects(() => takeDataFolder(data.path), (error) => {
    assert.ok(error instanceof DataFolderTaken);
    assert.match(error.message, new RegExp(`process ${Deno.pid}.*DATA_DIR`));
    return true;
  });
  taken.release();
  (await takeDataFolder(data.path)).release();
});

Deno.test({
  name: "below a folder closed to the server's user the database lies elsewhere, and is said to",
  ignore: Deno.uid() !== 0,
  async fn() {
    const closed = await Deno.makeTempDir();
    const dataDir = join(closed, "data");
    await Deno.mkdir(dataDir);
    assert.equal(await inaccessibleFolder(dataDir, (await serverUser())!), closed);
    const notices: string[] = [];
    const first = await startEmbedded(dataDir, { onNotice: (text) => notices.push(text) });
    assert.equal(await runningServer(dataDir, "postgres"), first.adminUrl, "found from the data folder");
    await first.stop();
    assert.equal(await runningServer(dataDir, "postgres"), null);
    const second = await startEmbedded(dataDir);
    await second.stop();
    assert.equal(second.folder, first.folder);
    assert.equal(await Deno.realPath(join(dataDir, "postgres")), first.folder);
    assert.deepEqual(notices, [
      `the database lies in ${first.folder}: the server's user cannot pass ${closed}`,
    ]);
    await Deno.remove(first.folder, { recursive: true });
    await Deno.remove(closed, { recursive: true });
  },
});

Deno.test("an interrupted first start is begun anew", async () => {
  await using data = await dataFolder();
  await Deno.mkdir(join(data.path, "postgres", "cluster.part", "data"), { recursive: true });
  await Deno.writeTextFile(join(data.path, "postgres", "cluster.part", "data", "half"), "");
  const server = await startEmbedded(data.path);
  await server.stop();
});

Deno.test("a server keeps its port over starts, and takes another when that is taken", async () => {
  const first = await startEmbedded(shared.path);
  await first.stop();
  const second = await startEmbedded(shared.path);
  await second.stop();
  assert.equal(second.port, first.port);
  using _taken = Deno.listen({ hostname: "127.0.0.1", port: first.port });
  const third = await startEmbedded(shared.path);
  await third.stop();
  assert.notEqual(third.port, first.port);
});

Deno.test("a portal's database that is killed is started again at the same address, with all it had committed", async () => {
  await using data = await dataFolder();
  using log = holdBack("error", "warn");
  const database = await openEmbedded({ dataDir: data.path }, () => {});
  try {
    await query(database.url, "create table kept as select 7 as seven");
    for (let killed = 0; killed < 2; killed++) {
      const file = join(await Deno.realPath(join(data.path, "postgres")), "cluster", "postmaster.pid");
      const pid = Number((await Deno.readTextFile(file)).split("\n")[0]);
      Deno.kill(pid, "SIGKILL");
      const sql = connect(database.url, { pool: 1 });
      await checkServer(sql, "DATABASE_URL", { patienceMs: 30_000 });
      assert.equal((await sql`select seven from kept`).length, 1);
      await sql.end();
      const [now] = (await Deno.readTextFile(file)).split("\n");
      assert.notEqual(Number(now), pid);
    }
    assert.deepEqual(log.lines.filter((line) => /embedded database/.test(line)).slice(0, 2), [
      "the embedded database is gone, starting it again",
      "the embedded database runs again",
    ]);
  } finally {
    await database.close();
  }
});
