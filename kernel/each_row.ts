import type { Fragment } from "postgres";
import type { Ctx, Sql } from "./ctx.ts";

/** Rows fetched at once. */
const AT_ONCE = 1000;
/**
 * A reader that asks for no further row for this long, ms, or has not come to the end after that, is taken for gone: its rows hold a connection, and
 * all that the database must keep for them.
 */
const REST_MS = 2 * 60 * 1000, LONGEST_MS = 60 * 60 * 1000;

/**
 * Each row of a query, of which not all are in memory at once; all are of the moment when the first is asked for. Altogether it may take longer than a
 * statement may: only what fetches the next rows is one.
 *
 * @param record what is made of a row
 * @throws Error when its reader asks for nothing more for two minutes, or reads for an hour; TypeError within a transaction, where what is read would
 * stay open
 */
export async function* eachRow<Row extends object, R>(
  ctx: Ctx,
  query: Fragment,
  record: (row: Row) => R,
  { restMs = REST_MS, longestMs = LONGEST_MS } = {},
): AsyncGenerator<R> {
  if ("inTransaction" in ctx) throw new TypeError("rows are not read bit by bit within a transaction");
  const opened = Promise.withResolvers<Sql>(), over = Promise.withResolvers<void>();
  const held = ctx.tx(async ({ sql }) => {
    // Else it is planned as if a tenth of its rows were asked for.
    await sql`set local cursor_tuple_fraction = 1`;
    await sql`declare each_row no scroll cursor for ${query}`;
    opened.resolve(sql);
    await over.promise;
  });
  held.catch(opened.reject);
  const begun = performance.now();
  /** Since when its reader has a row and asks for no other. */
  let given: number | null = null;
  const watch = setInterval(() => {
    const now = performance.now();
    if (given !== null && now - given > restMs) over.reject(new Error(`the reader rested for ${restMs} ms`));
    if (now - begun > longestMs) over.reject(new Error(`the reader took longer than ${longestMs} ms`));
  }, Math.min(restMs, longestMs) / 4);
  try {
    const sql = await opened.promise;
    while (true) {
      const rows = await sql.unsafe<Row[]>(`fetch ${AT_ONCE} from each_row`);
      if (rows.length === 0) return;
      for (const row of rows) {
        given = performance.now();
        yield record(row);
      }
      given = null;
    }
  } finally {
    clearInterval(watch);
    over.resolve();
    await held;
  }
}
