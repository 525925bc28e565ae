import type { TxCtx } from "@/kernel/ctx.ts";
import type { Register } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import { type EntryRowValues, membersOf, placeColumn } from "./entry_rows.ts";
import type { RowsField } from "./field_kinds.ts";
import { joined } from "./fragments.ts";
import { columnOf, fieldsOf } from "./shape.ts";

/** Writes the rows within entries of all drafts that change them: those that are gone go, the others keep their id. */
export async function writeEntryRows(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  for (const [name, field] of fieldsOf(register)) {
    if (field.kind !== "rows") continue;
    const changed = drafts.filter((draft) => draft.changed.includes(name));
    if (changed.length > 0) await writeField(tx, name, field, changed);
  }
}

async function writeField(
  tx: TxCtx,
  name: string,
  field: RowsField,
  drafts: readonly Draft[],
): Promise<void> {
  const { sql } = tx;
  const [table, own, place] = [sql(field.table), sql(field.own), sql(placeColumn(field))];
  const columns = membersOf(field).map(([name, member]) => columnOf(name, member));
  const rows = drafts.flatMap(({ key, values }) =>
    (values[name] as EntryRowValues[]).map((row, at) => ({
      id: row.id,
      [field.own]: key,
      [placeColumn(field)]: at + 1,
      ...Object.fromEntries(membersOf(field).map(([name, member]) => [columnOf(name, member), row[name]])),
    }))
  );
  const kept = rows.flatMap(({ id }) => id === null ? [] : [id]);
  await sql`
    delete from ${table} where ${own}::text = any(${
    drafts.map(({ key }) => key!)
  }) and not id::text = any(${kept})`;
  const there = rows.filter(({ id }) => id !== null);
  const fresh = rows.filter(({ id }) => id === null);
  const read = (some: unknown) =>
    sql`jsonb_populate_recordset(null::${table}, ${sql.json(some as never)}::jsonb) r`;
  if (there.length > 0) {
    const sets = [placeColumn(field), ...columns].map((column) => sql`${sql(column)} = r.${sql(column)}`);
    await sql`
      update ${table} t
      set ${joined(sql, sets, ",")}
      from ${read(there)}
      where t.id = r.id and t.${own} = r.${own}`;
  }
  if (fresh.length > 0) {
    const names = columns.map((column) => sql`${sql(column)}`);
    await sql`
      insert into ${table} (${own}, ${place}, ${joined(sql, names, ",")})
      select r.${own}, r.${place}, ${joined(sql, columns.map((column) => sql`r.${sql(column)}`), ",")}
      from ${read(fresh)}
      order by r.${own}, r.${place}`;
  }
}
