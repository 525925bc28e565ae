import assert from "node:assert/strict";
import { join } from "node:path";
import "@/domains.ts";
import { connect } from "@/platform/database/connect.ts";
import { migrate } from "@/platform/database/migrate.ts";
import { testServerFolder } from "../memory_folder.ts";
import { startTestServer } from "../test_server.ts";
import { ROOT } from "../source_tree.ts";

const ROLE = "portal_of_the_test";

/** The text that PostgreSQL's client would run, statement by statement: the client itself only fills the password in. */
async function statements(password: string): Promise<string[]> {
  const text = await Deno.readTextFile(join(ROOT, "deploy", "postgres", "create_portal.sql"));
  assert.match(text, /^\\set password `cat \/run\/secrets\/database_password`$/m);
  // The superuser of the test server has the name of the portal's role.
  return text.replace(/^(--|\\set).*$/gm, "").replaceAll(/\btis\b/g, () => ROLE)
    .replaceAll(":'password'", () => `'${password}'`).split(";")
    .map((one) => one.trim()).filter(Boolean);
}

Deno.test("the portal's role owns its database and nothing else, and migrates without a superuser", async () => {
  const folder = await testServerFolder();
  const server = await startTestServer(folder);
  try {
    const admin = connect(server.adminUrl, { pool: 1 });
    for (const statement of await statements("secret-of-the-portal")) await admin.unsafe(statement);
    await admin`create role stranger login password 'secret-of-the-stranger'`;
    await admin`create database other`;
    const [rights] = await admin`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as any_right
      from pg_roles
      where rolname = ${ROLE}`;
    assert.equal(rights!.anyRight, false);
    const url = new URL(server.urlOf(ROLE));
    const as = (role: string, password: string) => {
      const address = new URL(url);
      Object.assign(address, { username: role, password });
      return String(address);
    };
    await migrate(as(ROLE, "secret-of-the-portal"));
    const sql = connect(as(ROLE, "secret-of-the-portal"), { pool: 1 });
    const [found] = await sql`
      select count(*)::int as tables, count(*) filter (where tableowner <> ${ROLE})::int as foreign_tables
      from pg_tables
      where schemaname = 'public'`;
    assert.ok(found!.tables > 100 && found!.foreignTables === 0, JSON.stringify(found));
    await assert.rejects(async () => await sql`create role more`, /permission denied/);
    await assert.rejects(async () => await sql`select pg_read_file('/etc/passwd')`, /permission denied/);
    await sql.end();
    const stranger = connect(as("stranger", "secret-of-the-stranger"), { pool: 1 });
    await assert.rejects(async () => await stranger`select 1`, /permission denied for database/);
    await stranger.end();
    await admin.end();
  } finally {
    await server.stop();
    await Deno.remove(folder, { recursive: true });
  }
});
