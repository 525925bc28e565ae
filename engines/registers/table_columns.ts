import type { Ctx } from "@/kernel/ctx.ts";

/** What is known of tables: it changes with a migration only, and then the program starts again. */
const known = new Map<string, ReadonlyMap<string, string>>();

/** Columns of a table or view with their types, such as `text[]`. */
export async function tableColumns(
  { sql }: Pick<Ctx, "sql">,
  table: string,
): Promise<ReadonlyMap<string, string>> {
  const there = known.get(table);
  if (there) return there;
  const rows = await sql<{ name: string; type: string }[]>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`;
  const columns = new Map(rows.map(({ name, type }) => [name, type]));
  known.set(table, columns);
  return columns;
}

const tables = new Map<string, boolean>();

/** Whether it is a table, whose rows can be held, and no view. */
export async function isTable({ sql }: Pick<Ctx, "sql">, name: string): Promise<boolean> {
  let told = tables.get(name);
  if (told === undefined) {
    const [row] = await sql`select from pg_class where oid = ${name}::regclass and relkind in ('r', 'p')`;
    tables.set(name, told = row !== undefined);
  }
  return told;
}
