import { createHash } from "node:crypto";
import "@/domains.ts";
import { connect } from "@/platform/database/connect.ts";
import { migrate, type Migration, MIGRATIONS, readMigrations } from "@/platform/database/migrate.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { testServerUrl } from "./test_server.ts";

/** Key of the advisory lock under which templates are built. */
const TEMPLATE_LOCK = 0x746973_02;

/** Several states are in use at once: without rows, with demo data, and those of the tests of migrating. */
const TEMPLATES_KEPT = 8;

export interface TestDatabase extends AsyncDisposable {
  readonly sql: Pool;
  readonly url: string;
}

/** How to fill a template beyond migrating it. */
export interface Filling {
  /** Names a state of what it is filled with: another key, another template. */
  key: string;
  /** Fills it. @returns a note that stays with the template, for `holds` */
  fill(url: string): Promise<string>;
  /** Whether a template with this note is still what `fill` would make; if not, it is built again. */
  holds(note: string): boolean;
}

/**
 * A database of its own for one test file, migrated and without rows: `await using db = await freshDatabase()`. It is a copy of a
 * template that is built once for a state of the migrations; it goes when it is disposed of.
 */
export async function freshDatabase(migrations: URL = MIGRATIONS, filling?: Filling): Promise<TestDatabase> {
  const adminUrl = await testServerUrl();
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const admin = connect(adminUrl, { pool: 1, name: "tis test" });
  try {
    await cloneTemplate(admin, adminUrl, name, migrations, filling);
  } catch (error) {
    await admin.end();
    throw error;
  }
  const url = databaseUrl(adminUrl, name);
  const sql = connect(url, { pool: 5, name: "tis test" });
  return {
    sql,
    url,
    async [Symbol.asyncDispose]() {
      await sql.end();
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}

let own: Promise<Migration[]> | undefined;

/** The portal's own are hundreds of files, read once for all files of tests in this process; others are written by the test that asks. */
function migrationsIn(folder: URL): Promise<Migration[]> {
  return folder === MIGRATIONS ? own ??= readMigrations(folder) : readMigrations(folder);
}

async function cloneTemplate(
  admin: Pool,
  adminUrl: string,
  name: string,
  migrations: URL,
  filling: Filling | undefined,
): Promise<void> {
  const files = await migrationsIn(migrations);
  const key = createHash("sha256").update(filling?.key ?? "empty");
  for (const file of files) key.update(`\n${file.name} ${file.checksum}`);
  const template = `template_${key.digest("hex").slice(0, 24)}`;
  // a lock for each template: others are built and copied meanwhile
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK}, hashtext(${template}))`;
  try {
    const [found] = await admin<{ note: string | null }[]>`
      select shobj_description(oid, 'pg_database') as note
      from pg_database
      where datname = ${template}`;
    if (!found || (filling && !filling.holds(found.note ?? ""))) {
      await buildTemplate(admin, adminUrl, template, migrations, filling);
    }
    // Files as they are: in memory and without fsync it takes half the time of writing each page to the log as well.
    await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
  } finally {
    await admin`select pg_advisory_unlock(${TEMPLATE_LOCK}, hashtext(${template}))`;
  }
}

/** Built under another name, so that a failing migration leaves no template behind. */
async function buildTemplate(
  admin: Pool,
  adminUrl: string,
  template: string,
  migrations: URL,
  filling: Filling | undefined,
): Promise<void> {
  const unfinished = `${template}_part`;
  await admin`drop database if exists ${admin(unfinished)} with (force)`;
  await admin`create database ${admin(unfinished)}`;
  const url = databaseUrl(adminUrl, unfinished);
  await migrate(url, migrations);
  const note = await filling?.fill(url);
  if (filling) await gatherStatistics(url);
  if (note !== undefined) await admin.unsafe(`comment on database ${unfinished} is ${literal(note)}`);
  await admin`drop database if exists ${admin(template)} with (force)`;
  await admin`alter database ${admin(unfinished)} rename to ${admin(template)}`;
  await dropOldTemplates(admin);
}

/** What the server would do by itself sooner or later, so that each clone is planned for alike. Of a table without rows it would not know that it has none. */
async function gatherStatistics(url: string): Promise<void> {
  const sql = connect(url, { pool: 1, name: "tis test" });
  try {
    const filled = await sql<{ name: string }[]>`
      select relid::regclass::text as name
      from pg_stat_user_tables
      where n_tup_ins > 0`;
    // Without names it would be all tables.
    if (filled.length > 0) await sql.unsafe(`vacuum analyze ${filled.map(({ name }) => name).join(", ")}`);
  } finally {
    await sql.end();
  }
}

/** A server that stays from run to run would gather a template for every state of the program. */
async function dropOldTemplates(admin: Pool): Promise<void> {
  const old = await admin<{ name: string }[]>`
    select datname as name
    from pg_database
    where datname ~ '^template_[0-9a-f]{24}$'
    order by oid desc
    offset ${TEMPLATES_KEPT}`;
  for (const { name } of old) await admin`drop database ${admin(name)}`;
}

/** A text in a statement that takes no parameters. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
