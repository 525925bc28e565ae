import assert from "node:assert/strict";
import { join } from "node:path";
import { backUp } from "@/platform/backup/back_up.ts";
import { BackupRefused, readManifest } from "@/platform/backup/manifest.ts";
import { restore } from "@/platform/backup/restore.ts";
import { readConfig } from "@/platform/config.ts";
import { connect } from "@/platform/database/connect.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { testServerFolder } from "../memory_folder.ts";

/** Folders of one test, reachable for the server's user. */
async function folders() {
  const root = await testServerFolder();
  const at = (name: string) => join(root, name);
  const configOf = (name: string) => readConfig({ DATA_DIR: at(name), DEMO: "on" });
  return { at, configOf, [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }) };
}

const now = new Date("2026-11-21T10:00:00Z");
const refused = (text: RegExp) => (error: Error) =>
  error instanceof BackupRefused && text.test(error.message);

async function countOf(adminUrl: string): Promise<number> {
  const sql = connect(adminUrl, { pool: 1 });
  try {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from kept`;
    return row!.count;
  } finally {
    await sql.end();
  }
}

Deno.test("a backup of a running database, written to meanwhile, starts with whole transactions only", async () => {
  await using disk = await folders();
  const server = await startEmbedded(disk.at("a"));
  await Deno.mkdir(disk.at("a/files/objects"), { recursive: true });
  await Deno.writeTextFile(disk.at("a/files/objects/one"), "bytes of a file");
  const sql = connect(server.adminUrl, { pool: 3 });
  await sql`create table kept (id bigint generated always as identity, filling text)`;
  let committed = 0, writing = true;
  // Two rows or none: a copy that is torn shows an odd number.
  const writer = (async () => {
    while (writing) {
      await sql.begin(async (tx) => {
        await tx`insert into kept (filling) select repeat('x', 2000)`;
        await tx`insert into kept (filling) select repeat('y', 2000)`;
      });
      committed += 2;
    }
  })();
  while (committed < 200) await new Promise((done) => setTimeout(done, 5));
  const before = committed;
  const { running } = await backUp(disk.configOf("a"), disk.at("backup"), now);
  writing = false;
  await writer;
  await sql.end();
  await server.stop();
  assert.equal(running, true);
  await restore(disk.configOf("b"), disk.at("backup"), () => {});
  const again = await startEmbedded(disk.at("b"));
  const found = await countOf(again.adminUrl);
  await again.stop();
  assert.ok(found >= before && found <= committed, `${before} <= ${found} <= ${committed}`);
  assert.equal(found % 2, 0);
  assert.equal(await Deno.readTextFile(disk.at("b/files/objects/one")), "bytes of a file");
});

Deno.test("a backup of a stopped database is restored into an empty folder, and no other", async () => {
  await using disk = await folders();
  const server = await startEmbedded(disk.at("a"));
  const sql = connect(server.adminUrl, { pool: 1 });
  await sql`create table kept as select generate_series(1, 10)`;
  await sql.end();
  await server.stop();
  const { running } = await backUp(disk.configOf("a"), disk.at("backup"), now);
  assert.equal(running, false);
  await assert.rejects(backUp(disk.configOf("a"), disk.at("backup"), now), refused(/is there already/));
  await assert.rejects(
    backUp(disk.configOf("a"), disk.at("not mounted/backup"), now),
    refused(/no folder .*not mounted: make it/),
  );
  await assert.rejects(restore(disk.configOf("a"), disk.at("backup"), () => {}), refused(/is not empty/));
  await restore(disk.configOf("b"), disk.at("backup"), () => {});
  const again = await startEmbedded(disk.at("b"));
  assert.equal(await countOf(again.adminUrl), 10);
  await again.stop();

  const { files } = await readManifest(disk.at("backup"));
  const largest = files.toSorted((a, b) => b.size - a.size)[0]!.path;
  const file = join(disk.at("backup"), largest);
  const bytes = await Deno.readFile(file);
  bytes[100]! ^= 1;
  await Deno.writeFile(file, bytes);
  await assert.rejects(
    restore(disk.configOf("c"), disk.at("backup"), () => {}),
    refused(new RegExp(`damaged: ${largest}`)),
  );
  await Deno.remove(file);
  await assert.rejects(restore(disk.configOf("c"), disk.at("backup"), () => {}), refused(/is missing/));
});

Deno.test("files that are kept outside the data folder are in the backup and come back", async () => {
  await using disk = await folders();
  const configOf = (name: string) =>
    readConfig({ DATA_DIR: disk.at(name), FILES_DIR: disk.at(`${name}-files`), DEMO: "on" });
  const server = await startEmbedded(disk.at("a"));
  await server.stop();
  await Deno.mkdir(disk.at("a-files/objects/ab"), { recursive: true });
  await Deno.writeTextFile(disk.at("a-files/objects/ab/one"), "bytes of a file");
  const { files } = await backUp(configOf("a"), disk.at("backup"), now);
  assert.ok(files.some(({ path }) => path === "files/objects/ab/one"));
  await Deno.mkdir(disk.at("b-files"));
  await Deno.writeTextFile(disk.at("b-files/other"), "");
  await assert.rejects(
    restore(configOf("b"), disk.at("backup"), () => {}),
    refused(/folder of files .* not empty/),
  );
  await restore(configOf("c"), disk.at("backup"), () => {});
  assert.equal(await Deno.readTextFile(disk.at("c-files/objects/ab/one")), "bytes of a file");
  // Below the data folder they are taken once.
  const inside = await backUp(
    readConfig({ DATA_DIR: disk.at("a"), FILES_DIR: disk.at("a/kept"), DEMO: "on" }),
    disk.at("inside"),
    now,
  );
  assert.equal(inside.files.some(({ path }) => path.startsWith("files/")), false);
});

Deno.test("what is no backup is refused, and so is a database of one's own", async () => {
  await using disk = await folders();
  await Deno.mkdir(disk.at("nothing"));
  await assert.rejects(
    restore(disk.configOf("a"), disk.at("nothing"), () => {}),
    refused(/no finished backup/),
  );
  await assert.rejects(backUp(disk.configOf("a"), disk.at("backup"), now), refused(/no database/));
  const own = readConfig({ DATABASE_URL: "postgres://tis@127.0.0.1/tis", DATA_DIR: disk.at("a") });
  await assert.rejects(backUp(own, disk.at("backup"), now), refused(/its own tools/));
});
