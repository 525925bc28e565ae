import type { Recording } from "../keep.ts";
import type { Sql } from "../portal/database.ts";
import { stableJson } from "../stable.ts";

/** What is kept of each table, and by what the rows come in an order that does not depend on who was first. */
const TABLES = {
  outbox: { columns: "type, topic, key, sequence, edition, data", order: "type, key, sequence, id" },
  operation_log: {
    columns:
      "user_code, org_code, operation, fun_link, subject_kind, subject_id, is_change, level, before, after",
    order: "operation, user_code, fun_link, subject_kind, id",
  },
  messages: { columns: "user_id, kind, params, link", order: "kind, user_id, id" },
  login_log: { columns: "typed_name, org_code, edition, entry, result", order: "id" },
} as const;

/** The last row of each table before something is done. */
export type Marks = Readonly<Record<string, number>>;

export async function markTables(sql: Sql): Promise<Marks> {
  const marks: Record<string, number> = {};
  for (const table of Object.keys(TABLES)) {
    const [row] = await sql<{ last: string | null }[]>`select max(id) as last from ${sql(table)}`;
    marks[table] = Number(row?.last ?? 0);
  }
  return marks;
}

/** Keeps the rows that came after the marks. */
export async function recordTables(
  sql: Sql,
  since: Marks,
  name: string,
  recording: Recording,
): Promise<void> {
  for (const [table, { columns, order }] of Object.entries(TABLES)) {
    const rows = await sql.unsafe(`select ${columns} from ${table} where id > $1 order by ${order}`, [
      since[table]!,
    ]);
    await recording.text(`tables/${name}`, table, stableJson(rows));
  }
}
