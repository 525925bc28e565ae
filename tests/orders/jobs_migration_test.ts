import assert from "node:assert/strict";
import { migrate, MIGRATIONS, readMigrations } from "@/platform/database/migrate.ts";
import { freshDatabase } from "../database.ts";

const NAME = "0230_jobs.sql";

/** A database as it was before carts became jobs, and what migrates it. */
async function openBefore() {
  const folder = new URL(`file://${await Deno.makeTempDir()}/`);
  for (const { name } of await readMigrations(MIGRATIONS)) {
    const file = `${name}.sql`;
    if (file < NAME) await Deno.copyFile(new URL(file, MIGRATIONS), new URL(file, folder));
  }
  const database = await freshDatabase(folder);
  return {
    sql: database.sql,
    async run() {
      await Deno.copyFile(new URL(NAME, MIGRATIONS), new URL(NAME, folder));
      await migrate(database.url, folder);
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

Deno.test("each cart becomes the current job of its person, with its note and every line in order", async () => {
  await using db = await openBefore();
  const { sql } = db;
  const names = sql.json({ en_US: "x" });
  await sql`insert into orgs (code, kind, names) values ('20417', 'store', ${names}), ('F1', 'factory', ${names})`;
  await sql`
    insert into users (user_code, full_name, user_type, org_code)
    values ('clerk', 'Clerk', 'store', '20417'), ('engineer', 'Engineer', 'factory', 'F1'), ('idle', 'Idle', 'store', '20417')`;
  await sql`insert into parts (number, shown, names, unit) values ('A1', 'A 1', ${names}, 'pc'), ('B1', 'B 1', ${names}, 'pc')`;
  await sql`
    insert into carts (user_id, version, note, updated_at)
    select id, 7, 'note of ' || user_code, '2026-01-02T03:04:05Z' from users where user_code <> 'idle'`;
  await sql`
    insert into cart_lines (user_id, part_number, quantity, note, vin, figure_code, callout, added_at)
    select u.id, p.number, 3, 'left', v.vin, v.figure, v.callout, '2026-01-01T00:00:00Z'
    from users u, parts p, (values (null, null, null), ('LVAE4C2B0R0000001', 'F', '7')) v (vin, figure, callout)
    where u.user_code <> 'idle'`;
  const lines = () =>
    sql`
    select id, part_number, quantity, note, vin, series_code, figure_code, callout, added_at, consent_by
    from cart_lines order by id`;
  const before = [...await lines()];
  assert.equal(before.length, 8);
  await db.run();
  assert.deepEqual([...await lines()], before);
  const jobs = await sql`
    select u.user_code, j.store_code, j.note, j.version, j.archived_at, j.updated_at, k.job_id = j.id as current,
      (select count(*)::int from cart_lines c where c.job_id = j.id) as lines
    from jobs j
    join users u on u.id = j.user_id
    left join current_jobs k on k.user_id = u.id
    order by u.user_code`;
  const moved = {
    version: 7,
    archivedAt: null,
    updatedAt: new Date("2026-01-02T03:04:05Z"),
    current: true,
    lines: 4,
  };
  assert.deepEqual([...jobs], [
    { userCode: "clerk", storeCode: "20417", note: "note of clerk", ...moved },
    { userCode: "engineer", storeCode: null, note: "note of engineer", ...moved },
  ]);
});
