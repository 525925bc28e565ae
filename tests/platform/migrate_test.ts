import assert from "node:assert/strict";
import { join } from "node:path";
import { migrate, MIGRATE_LOCK } from "@/platform/database/migrate.ts";
import { freshDatabase } from "../database.ts";

/** A folder with these migrations, and a database that has none. */
async function bench(files: Record<string, string>) {
  const folder = await Deno.makeTempDir();
  const database = await freshDatabase(new URL(`file://${folder}/`));
  const write = (name: string, text: string) => Deno.writeTextFile(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return {
    sql: database.sql,
    write,
    run: () => migrate(database.url, new URL(`file://${folder}/`)),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

const TWO = {
  "0001_things.sql": "create table things (id int); insert into things values (1);",
  "0002_more.sql": "alter table things add column name text;",
};

Deno.test("migrations run in order, once", async () => {
  await using db = await bench(TWO);
  assert.deepEqual(await db.run(), ["0001_things", "0002_more"]);
  assert.deepEqual(await db.run(), []);
  assert.equal((await db.sql`select name from things`).length, 1);
  await db.write("0003_last.sql", "drop table things;");
  assert.deepEqual(await db.run(), ["0003_last"]);
});

Deno.test("an applied migration that has changed is refused by name", async () => {
  await using db = await bench(TWO);
  await db.run();
  await db.write("0001_things.sql", "create table other (id int);");
  await assert.rejects(db.run, /migration 0001_things\.sql has changed since it was applied/);
});

Deno.test("a migration that fails leaves nothing behind and names itself", async () => {
  await using db = await bench({ ...TWO, "0003_wrong.sql": "create table half (id int); select 1 / 0;" });
  await assert.rejects(db.run, /migration 0003_wrong\.sql failed: division by zero/);
  const rows = await db.sql<{ name: string }[]>`
    select name
    from schema_migrations
    order by name`;
  assert.deepEqual(rows.map((row) => row.name), ["0001_things", "0002_more"]);
  assert.equal((await db.sql`select to_regclass('half') as half`)[0]!.half, null);
});

Deno.test("four processes may migrate at once: each migration runs in one of them", async () => {
  await using db = await bench({
    ...TWO,
    "0003_slow.sql": "select pg_sleep(0.2); create table slow (id int);",
  });
  const runs = await Promise.all([db.run(), db.run(), db.run(), db.run()]);
  assert.deepEqual(runs.flat().sort(), ["0001_things", "0002_more", "0003_slow"]);
});

Deno.test("a database that has all migrations does not wait for others that migrate", async () => {
  await using db = await bench(TWO);
  await db.run();
  const other = await db.sql.reserve();
  await other`select pg_advisory_lock(${MIGRATE_LOCK})`;
  try {
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve("it waits"), 5000);
    assert.deepEqual(await Promise.race([db.run(), late.promise]), []);
    clearTimeout(timer);
  } finally {
    await other`select pg_advisory_unlock(${MIGRATE_LOCK})`;
    other.release();
  }
});

Deno.test("a file name without a number and a number that stands twice are refused", async () => {
  await using db = await bench({ "things.sql": "select 1" });
  await assert.rejects(db.run, /things\.sql must be named like 0001_name\.sql/);
  await using twice = await bench({ "0001_one.sql": "select 1", "0001_two.sql": "select 1" });
  await assert.rejects(twice.run, /0001_one\.sql and 0001_two\.sql have the same number/);
});
