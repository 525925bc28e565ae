import { connect } from "./connect.ts";

/** Makes a database on a server where it is missing. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const sql = connect(adminUrl, { pool: 1 });
  try {
    const [found] = await sql`
      select 1
      from pg_database
      where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
