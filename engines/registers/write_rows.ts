import { releaseFile } from "../files/release_file.ts";
import { useFile } from "../files/use_file.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { Register } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import { fieldsOf, keyColumn, keyField } from "./shape.ts";
import { joined } from "./fragments.ts";
import { rowOf, typedColumns } from "./row_of.ts";
import { writeEntryRows } from "./write_entry_rows.ts";
import { tableColumns } from "./table_columns.ts";

/** Writes new and changed entries as they are given, each kind by one statement; gives new ones their key. */
export async function writeRows(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  const fresh = drafts.filter(({ before, revives }) => !before && !revives);
  const there = drafts.filter(({ before, revives }) => before || revives);
  if (fresh.length > 0) await insertRows(tx, register, fresh);
  if (there.length > 0) await updateRows(tx, register, there);
  await writeLinks(tx, register, drafts);
  await writeEntryRows(tx, register, drafts);
}

async function insertRows(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  const { sql } = tx;
  const key = keyColumn(register);
  if (keyField(register) === null) await numberDrafts(tx, register, drafts);
  const aims = register.audience ? ["audience_id"] : [];
  const columns = [...new Set([key, ...typedColumns(register).map(({ column }) => column), ...aims])];
  const rows = drafts.map((draft) => ({
    ...rowOf(register, draft.values),
    [key]: draft.key,
    ...(draft.audience ? { audience_id: draft.audience.id } : {}),
  }));
  const names = joined(sql, columns.map((column) => sql`${sql(column)}`), ",");
  await sql`
    insert into ${sql(register.table)} (${names}, changed_at, changed_by)
    overriding system value
    select ${joined(sql, columns.map((column) => sql`r.${sql(column)}`), ",")}, ${tx.clock()}, ${personId(tx)}
    from jsonb_populate_recordset(null::${sql(register.table)}, ${sql.json(rows as never)}::jsonb) r`;
}

/** Numbers from the table's own sequence, or ids in order of time. */
async function numberDrafts(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  const { sql } = tx;
  const type = (await tableColumns(tx, register.table)).get(register.key);
  if (type === "uuid") {
    for (const draft of drafts) draft.key = tx.newId();
    return;
  }
  const numbers = await sql<{ number: number }[]>`
    select nextval(pg_get_serial_sequence(${register.table}, ${register.key})) as number
    from generate_series(1, ${drafts.length})`;
  drafts.forEach((draft, place) => draft.key = String(numbers[place]!.number));
}

async function updateRows(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  const { sql } = tx;
  const key = keyColumn(register);
  const columns = typedColumns(register).map(({ column }) => column).filter((column) => column !== key);
  const rows = drafts.map((draft) => ({ ...rowOf(register, draft.values), [key]: draft.key }));
  await sql`
    update ${sql(register.table)} e
    set ${joined(sql, columns.map((column) => sql`${sql(column)} = r.${sql(column)}`), ",")},
      version = e.version + 1, changed_at = ${tx.clock()}, changed_by = ${personId(tx)}, deleted_at = null
    from jsonb_populate_recordset(null::${sql(register.table)}, ${sql.json(rows as never)}::jsonb) r
    where e.${sql(key)} = r.${sql(key)}`;
  await writeAudiences(tx, register, drafts);
}

/** Of entries that are there, only where something is said of it. */
async function writeAudiences(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  const aimed = drafts.flatMap(({ key, audience }) => audience ? [{ key, audience_id: audience.id }] : []);
  if (aimed.length === 0) return;
  const { sql } = tx;
  await sql`
    update ${sql(register.table)} e
    set audience_id = r.audience_id
    from jsonb_to_recordset(${sql.json(aimed)}::jsonb) r(key text, audience_id bigint)
    where e.${sql(keyColumn(register))}::text = r.key`;
}

async function writeLinks(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  const { sql } = tx;
  for (const [name, field] of fieldsOf(register)) {
    if (field.kind !== "links") continue;
    const changed = drafts.filter((draft) => draft.changed.includes(name));
    if (changed.length === 0) continue;
    const [table, own, other] = [sql(field.table), sql(field.own), sql(field.other)];
    const keys = changed.flatMap(({ key, before, revives }) => before || revives ? [key!] : []);
    if (keys.length > 0) await sql`delete from ${table} where ${own} = any(${keys})`;
    const rows = changed.flatMap(({ key, values }) =>
      (values[name] as string[]).map((one) => ({ [field.own]: key, [field.other]: one }))
    );
    if (rows.length === 0) continue;
    await sql`
      insert into ${table} (${own}, ${other})
      select r.${own}, r.${other}
      from jsonb_populate_recordset(null::${table}, ${sql.json(rows as never)}::jsonb) r`;
  }
}

/** Takes the files of entries into use, and lets go of those that they had before. */
export async function writeFileUses(tx: TxCtx, register: Register, drafts: readonly Draft[]): Promise<void> {
  for (const [name, field] of fieldsOf(register)) {
    if (field.kind !== "file" && field.kind !== "image") continue;
    for (const { key, before, revives, values, changed } of drafts) {
      if (!changed.includes(name)) continue;
      const use = { kind: field.use, id: key! };
      const old = (before ?? revives)?.values[name];
      if (old && old !== values[name]) await releaseFile(tx, String(old), use);
      if (values[name]) await useFile(tx, String(values[name]), use);
    }
  }
}
