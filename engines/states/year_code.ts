import type { TxCtx } from "@/kernel/ctx.ts";

/** The next code of a table within the year, such as `Q26-0001`. Whoever makes one at the same moment waits for the commit. */
export async function yearCode(tx: TxCtx, table: string, letter: string): Promise<string> {
  const { sql } = tx;
  const beginning = `${letter}${String(tx.clock().getUTCFullYear() % 100).padStart(2, "0")}-`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${beginning}`}, 0))`;
  const [row] = await sql<[{ last: number }]>`
    select coalesce(max(substr(code, ${beginning.length + 1})::int), 0) as last
    from ${sql(table)} where code ~ ${`^${beginning}[0-9]+$`}`;
  return beginning + String(row.last + 1).padStart(4, "0");
}
