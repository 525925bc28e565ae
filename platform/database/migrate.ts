import { createHash } from "node:crypto";
import { connect } from "./connect.ts";

/** The portal's own migrations. */
export const MIGRATIONS = new URL("../../migrations/", import.meta.url);

/** Key of the advisory lock under which migrations run, one process at a time: 'tis' and a number. */
export const MIGRATE_LOCK = 0x746973_01;

export interface Migration {
  /** `0001_foundation`. */
  name: string;
  text: string;
  /** SHA-256 of the text, hexadecimal. */
  checksum: string;
}

/** Reads a folder of `0001_name.sql` files in order. A wrong file name or a number that stands twice is refused. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(folder)) if (entry.name.endsWith(".sql")) names.push(entry.name);
  names.sort();
  const seen = new Map<string, string>();
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (number === undefined) throw new Error(`migration ${name} must be named like 0001_name.sql`);
    if (seen.has(number)) throw new Error(`migrations ${seen.get(number)} and ${name} have the same number`);
    seen.set(number, name);
  }
  return await Promise.all(names.map(async (file) => {
    const text = await Deno.readTextFile(new URL(file, folder));
    return {
      name: file.replace(/\.sql$/, ""),
      text,
      checksum: createHash("sha256").update(text).digest("hex"),
    };
  }));
}

/**
 * Brings a database up to date and returns the names of what was applied. Forward only: each migration is one
 * transaction, its row first, under an advisory lock, so that several processes may start at once. An applied file whose
 * text has changed since is refused by name. Migrations a newer version has applied are left alone. A database that is up to date waits for
 * nobody.
 */
export async function migrate(url: string, folder: URL = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const sql = connect(url, { pool: 1, name: "tis migrate" });
  const applied: string[] = [];
  try {
    // What stands there never goes, so that it may be read beside those who migrate: most starts find all of it and ask nothing more.
    const there = await appliedIn(sql);
    if (there === null) await makeTable(sql);
    for (const migration of migrations) {
      if (there?.get(migration.name) === migration.checksum) continue;
      if (await sql.begin((sql) => apply(sql, migration))) applied.push(migration.name);
    }
  } finally {
    // All is done or has failed: what does not end at once is gone.
    await sql.end({ timeout: 1 });
  }
  return applied;
}

type Client = ReturnType<typeof connect>;

/** Checksums of what was applied, by name; null in a database that has never been migrated. */
async function appliedIn(sql: Client): Promise<Map<string, string> | null> {
  const [{ isThere }] = await sql<[{ isThere: boolean }]>`
    select to_regclass('schema_migrations') is not null as is_there`;
  if (!isThere) return null;
  const rows = await sql<{ name: string; checksum: string }[]>`
    select name, checksum
    from schema_migrations`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function makeTable(sql: Client): Promise<void> {
  await sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${MIGRATE_LOCK})`;
    await sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`;
  });
}

async function apply(sql: Parameters<Parameters<Client["begin"]>[1]>[0], migration: Migration) {
  await sql`select pg_advisory_xact_lock(${MIGRATE_LOCK})`;
  const [row] = await sql<{ checksum: string }[]>`
    select checksum
    from schema_migrations
    where name = ${migration.name}`;
  if (row !== undefined) {
    if (row.checksum === migration.checksum) return false;
    throw new Error(
      `migration ${migration.name}.sql has changed since it was applied: restore it and add a new migration instead`,
    );
  }
  await sql`
    insert into schema_migrations (name, checksum)
    values (${migration.name}, ${migration.checksum})`;
  try {
    await sql.unsafe(migration.text);
  } catch (error) {
    throw new Error(
      `migration ${migration.name}.sql failed: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
  return true;
}
