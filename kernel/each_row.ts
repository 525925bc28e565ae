import type { Fragment } from "postgres";
import type { Ctx, Sql } from "./ctx.ts";

/** Rows fetched at once. */
const AT_ONCE = 1000;
/** A reader that rests longer than this is taken for gone, ms: the rows hold a connection, and what the database must keep for them. */
const REST_MS = 2 * 60 * 1000;

/**
 * Each row of a query, of which not all are in memory at once; all are of the moment when the first is asked for. Altogether it may take longer than a
 * statement may: only what fetches the next rows is one. Not within a transaction.
 *
 * @param record what is made of a row
 * @throws Error when its reader asks for nothing more for two minutes
 */
export async function* eachRow<Row extends object, R>(
  ctx: Ctx,
  query: Fragment,
  record: (row: Row) => R,
  { restMs = REST_MS } = {},
): AsyncGenerator<R> {
  const opened = Promise.withResolvers<Sql>(), over = Promise.withResolvers<void>();
  const held = ctx.tx(async ({ sql }) => {
    // Else it is planned as if a tenth of its rows were asked for.
    await sql`set local cursor_tuple_fraction = 1`;
    await sql`declare each_row no scroll cursor for ${query}`;
    opened.resolve(sql);
    await over.promise;
  });
  held.catch(opened.reject);
  try {
    const sql = await opened.promise;
    while (true) {
      const rows = await sql.unsafe<Row[]>(`fetch ${AT_ONCE} from each_row`);
      if (rows.length === 0) return;
      const rest = setTimeout(() => over.reject(new Error(`the reader rested for ${restMs} ms`)), restMs);
      try {
        for (const row of rows) yield record(row);
      } finally {
        clearTimeout(rest);
      }
    }
  } finally {
    over.resolve();
    await held;
  }
}
