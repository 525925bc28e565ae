import { join } from "node:path";
import { stable } from "../stable.ts";
import type { Sql } from "./database.ts";

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** Tables that several hands fill at once, what their rows are told apart by, and which of their moments say who was first. */
const TABLES = [
  { table: "messages", by: "concat_ws(' ', kind, user_id, params, link)", moment: "created_at" },
  { table: "deliveries", by: "concat_ws(' ', kind, payload)", moment: "created_at" },
  { table: "pushes", by: "subject_id", moment: "requested_at" },
  {
    table: "operation_log",
    // What the dealer management system calls an order, and the content of a file made with a date in it, are chance.
    by:
      "concat_ws(' ', operation, user_code, subject_kind, after ->> 'name', after - 'dmsNumber' - 'sha256', subject_id)",
    moment: "at",
  },
] as const;

/** The last rows before the portal begins to work by itself. */
export async function lastRows(sql: Sql): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  for (const { table } of TABLES) {
    const [row] = await sql<{ id: string }[]>`select coalesce(max(id), 0) as id from ${sql(table)}`;
    last.set(table, Number(row!.id));
  }
  return last;
}

/**
 * Numbers again what came since, in an order of its own: who was first among hands that work side by side is chance. No portal runs
 * meanwhile.
 */
export async function putInOrder(sql: Sql, since: ReadonlyMap<string, number>): Promise<void> {
  await sql.begin(async (tx) => {
    // Neither references nor triggers look at rows that move.
    await tx`set local session_replication_role = replica`;
    for (const { table, by, moment } of TABLES) {
      const from = since.get(table)!;
      await tx.unsafe(`
        create temp table moved on commit drop as
        select ${from} + row_number() over (order by regexp_replace(${by}, '${UUID}', '', 'g'), id) as new_id, t.*
        from ${table} t where id > ${from}`);
      await tx.unsafe(
        `update moved set ${moment} = (select date_trunc('second', min(${moment})) from moved)`,
      );
      if (table === "deliveries") {
        // By way of numbers that nothing has, since each may stand once.
        await tx`update pushes set delivery_id = -new_id from moved where delivery_id = moved.id`;
        await tx`update pushes set delivery_id = -delivery_id where delivery_id < 0`;
      }
      await tx.unsafe(`delete from ${table} where id > ${from}`);
      const columns = await tx<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`;
      const names = columns.map(({ name }) => `"${name}"`).join(", ");
      await tx.unsafe(`
        insert into ${table} (id, ${names}) overriding system value select new_id, ${names} from moved order by new_id`);
      await tx.unsafe(`
        select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`);
      await tx`drop table moved`;
    }
    // How far consumers were is looked at now and then, so that the last look may have been before the last event.
    await tx`update event_consumers set lag = 0, last_event_at = last_effect_at, measured_at = public.now()`;
  });
}

/** Mails kept as files come in the order of their times, which are the machine's: they get new ones in the order of their texts. */
export async function putMailsInOrder(folder: string): Promise<void> {
  const mails: { path: string; text: string }[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    const path = join(folder, name);
    const text = await Deno.readTextFile(path);
    mails.push({
      path,
      text: (/^To:.*$/m.exec(text)?.[0] ?? "") + (/^Subject:.*$/m.exec(text)?.[0] ?? "") + stable(text),
    });
  }
  mails.sort((one, other) => one.text < other.text ? -1 : 1);
  const begin = Date.now() / 1000 - mails.length;
  for (const [place, { path }] of mails.entries()) await Deno.utime(path, begin + place, begin + place);
}
