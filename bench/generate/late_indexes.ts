import type { Sql } from "@/kernel/ctx.ts";

/** Takes indexes away while rows are loaded, and keeps how the migrations define them: over many rows they are made faster at once than row by row. */
export async function putOff(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`create table if not exists bench.late_indexes (name text primary key, definition text not null)`;
  await sql`
    insert into bench.late_indexes (name, definition)
    select c.relname, pg_get_indexdef(c.oid)
    from pg_class c
    where c.relname = any (${names as string[]})
    on conflict do nothing`;
  for (const name of names) await sql`drop index if exists ${sql(name)}`;
}

/** Makes an index that was put off, unless it is there. */
export async function makeLate(sql: Sql, name: string): Promise<void> {
  const [late] = await sql<{ definition: string }[]>`
    select definition from bench.late_indexes where name = ${name} and to_regclass(name) is null`;
  if (late) await sql.unsafe(late.definition);
}
