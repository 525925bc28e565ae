import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { folderStore } from "@/platform/files/folder.ts";
import { folderCheck } from "@/platform/health_checks.ts";
import { healthOf } from "@/platform/health.ts";
import { type FileStore, FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { freshDatabase } from "../database.ts";
import { holdBack } from "../hold_back.ts";

/** A store of files in a folder that goes with the test. */
async function store() {
  const folder = await Deno.makeTempDir();
  return {
    files: await folderStore(folder),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** What health says of a database by new connections, for which settings of the database are in force. */
async function statesOf(url: string, files: FileStore) {
  using _held = holdBack("warn");
  const sql = connect(url, { pool: 1 });
  try {
    const { status, parts } = await healthOf("web", { sql, files }).read();
    return [status, parts.database!.state, parts.files!.state];
  } finally {
    await sql.end();
  }
}

Deno.test("readiness writes: a database that only reads, or has no room, is down", async () => {
  await using db = await freshDatabase();
  await using folder = await store();
  assert.deepEqual(await statesOf(db.url, folder.files), ["ready", "up", "up"]);
  const name = new URL(db.url).pathname.slice(1);
  const set = (setting: string) => db.sql.unsafe(`alter database "${name}" ${setting}`);
  await set("set default_transaction_read_only = on");
  assert.deepEqual(await statesOf(db.url, folder.files), ["unavailable", "down", "up"]);
  await set("reset default_transaction_read_only");
  // What sorts on the disk meets its limit as it would meet the end of the disk.
  await set("set temp_file_limit = '1kB'");
  assert.deepEqual(await statesOf(db.url, folder.files), ["unavailable", "down", "up"]);
  await set("reset temp_file_limit");
  assert.deepEqual(await statesOf(db.url, folder.files), ["ready", "up", "up"]);
});

Deno.test("readiness writes: a store of files that takes none is down, and what was tried is gone", async () => {
  await using db = await freshDatabase();
  await using folder = await store();
  const full: FileStore = {
    ...folder.files,
    stat: (key) => folder.files.stat(key),
    put: () => Promise.reject(new FileStoreUnavailable("no space left on device")),
  };
  assert.deepEqual(await statesOf(db.url, full), ["degraded", "up", "down"]);
  assert.deepEqual(await statesOf(db.url, folder.files), ["ready", "up", "up"]);
  assert.deepEqual(await Array.fromAsync(folder.files.list("staging/")), []);
});

Deno.test("readiness asks a database that is not migrated yet by reading", async () => {
  await using db = await freshDatabase();
  await using folder = await store();
  await db.sql`drop table health_writes`;
  assert.deepEqual(await statesOf(db.url, folder.files), ["ready", "up", "up"]);
});

Deno.test({
  name: "readiness writes: a temporary folder without room is down, and what was tried is gone",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const folder = await Deno.makeTempDir();
    await folderCheck(folder)();
    assert.deepEqual(await Array.fromAsync(Deno.readDir(folder)), []);
    await Deno.remove(folder, { recursive: true });
    // Takes no file, as one without room.
    await assert.rejects(folderCheck("/proc/self")());
    await assert.rejects(folderCheck(folder)());
  },
});
