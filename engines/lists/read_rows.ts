import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import type { AllOf } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { joined } from "@/engines/registers/fragments.ts";
import type { Asked } from "./ask_list.ts";
import type { RowList, Rows, Sort } from "./define_list.ts";
import type { Condition, FilterOf, Filters } from "./filters.ts";
import { isoMoments } from "./iso_moments.ts";
import { pageKeys } from "./page_keys.ts";
import { rowOrder, sortedBy } from "./row_order.ts";

type Row = Record<string, unknown>;

/** A page of it, with the count of all that scope and filters leave. */
export async function readRows<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  asked: Asked<F>,
  sort: Sort,
): Promise<{ total: number; records: R[] }> {
  const where = await rowConditions(ctx, list, asked);
  const [total, rows] = await Promise.all([
    countRows(ctx, list, where),
    list.query.big ? bigPage(ctx, list, where, asked, sort) : plainPage(ctx, list, where, asked, sort),
  ]);
  return { total, records: rows.map((row) => recordOf(ctx, list, row)) };
}

/** All of them, in the same order. */
export async function allRows<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  filter: FilterOf<F>,
  sort: Sort,
): Promise<AllOf<R>> {
  const { sql } = ctx;
  const { query } = list;
  const where = await rowConditions(ctx, list, filter);
  const [counted] = await sql<{ total: number }[]>`
    select count(*) as total from ${query.from(ctx)} where ${where()}`;
  const rows = sql`
    select ${query.select(ctx)}
    from ${query.from(ctx)} ${joinsOf(ctx, query)}
    where ${where()}
    order by ${rowOrder(ctx, list, sort)}`;
  return {
    total: Number(counted!.total),
    records: eachRow(ctx, rows, (row: Row) => recordOf(ctx, list, row)),
  };
}

async function plainPage<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  where: Condition,
  asked: Asked<F>,
  sort: Sort,
): Promise<readonly Row[]> {
  const { sql } = ctx;
  const { query } = list;
  const { pageNo, pageSize } = asked;
  if (query.late) {
    // Keys as one value: of many joined tables the planner would not begin with theirs.
    return await sql<Row[]>`
      with page as materialized (select array(${pageKeys(ctx, list, where, asked, sort)}) as keys)
      select ${query.select(ctx)}
      from ${query.from(ctx)} ${joinsOf(ctx, query)}
      where ${sql(query.key)} = any(array(select unnest(keys) from page))
      order by array_position((select keys from page), ${sql(query.key)})`;
  }
  return await sql<Row[]>`
    select ${query.select(ctx)}
    from ${query.from(ctx)} ${joinsOf(ctx, query)}
    where ${where()}
    order by ${rowOrder(ctx, list, sort)}
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
}

/** The rows of the page are found in an index alone before anything of them is read. */
async function bigPage<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  where: Condition,
  asked: Asked<F>,
  sort: Sort,
): Promise<readonly Row[]> {
  const { sql } = ctx;
  const { query } = list;
  const keys = query.big!;
  const place = await placeOf(ctx, list, asked, sort);
  const backwards = place !== null && asked.before !== undefined;
  const found = joined(
    sql,
    keys.map((key, at) => sql`${sql(key)} = page.${sql(`k${at}`)}`),
    "and",
  );
  return await sql<Row[]>`
    with page as materialized (
      select ${joined(sql, keys.map((key, at) => sql`${sql(key)} as ${sql(`k${at}`)}`), ",")}
      from ${query.from(ctx)}
      where ${where()} ${place === null ? sql`` : sql`and ${beyond(ctx, list, sort, place, backwards)}`}
      order by ${rowOrder(ctx, list, sort, backwards)}
      limit ${asked.pageSize} offset ${
    place === null ? Math.min((asked.pageNo - 1) * asked.pageSize, LIMITS.logCount) : 0
  }
    )
    select ${query.select(ctx)}
    from page join ${query.from(ctx)} on ${found} ${joinsOf(ctx, query)}
    order by ${rowOrder(ctx, list, sort)}`;
}

/** Where a keyset page begins: what its neighbour is sorted by, exactly, as text. */
interface Place {
  value: string;
  type: string;
  key: string;
  keyType: string;
}

/** Null without one, and where its record is gone: then the number of the page counts. */
async function placeOf<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  { after, before }: Asked<F>,
  sort: Sort,
): Promise<Place | null> {
  const { sql } = ctx;
  const key = after ?? before;
  if (key === undefined) return null;
  const scope = await list.scope?.(ctx);
  const [place] = await sql<Place[]>`
    select (${sortedBy(ctx, list, sort)})::text as value, pg_typeof(${
    sortedBy(ctx, list, sort)
  })::text as type,
      ${sql(list.query.key)}::text as key, pg_typeof(${sql(list.query.key)})::text as key_type
    from ${list.query.from(ctx)}
    where ${sql(list.query.key)}::text = ${key} ${scope ? sql`and ${scope()}` : sql``}`;
  return place ?? null;
}

function beyond<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  sort: Sort,
  { value, type, key, keyType }: Place,
  backwards: boolean,
): Fragment {
  const { sql } = ctx;
  const smaller = sort.descending !== backwards;
  const row = sql`(${sortedBy(ctx, list, sort)}, ${sql(list.query.key)})`;
  // Types in the database's own words for those of the columns.
  const place = sql`(${value}::text::${sql.unsafe(type)}, ${key}::text::${sql.unsafe(keyType)})`;
  return smaller ? sql`${row} < ${place}` : sql`${row} > ${place}`;
}

async function countRows<F extends Filters, R, C extends string>(
  ctx: Ctx,
  { query }: RowList<F, R, C>,
  where: Condition,
): Promise<number> {
  const { sql } = ctx;
  const rows = sql`from ${query.from(ctx)} where ${where()}`;
  const [counted] = await sql<{ total: number }[]>`
    select count(*) as total
    ${query.big ? sql`from (select ${rows} limit ${LIMITS.logCount + 1}) as found` : rows}`;
  return Number(counted!.total);
}

/** Scope and filters as one condition. */
export async function rowConditions<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  filter: FilterOf<F>,
): Promise<Condition> {
  const { sql } = ctx;
  const conditions = await Promise.all([
    list.scope?.(ctx),
    list.query.where?.(ctx, filter),
    ...Object.entries(list.filter).map(([name, { where }]) => {
      const value = filter[name];
      return value === undefined || value === "" ? undefined : where?.(ctx, value);
    }),
  ]);
  const set = conditions.filter((one) => one !== undefined);
  return () => joined(sql, set.map((condition) => condition()), "and", sql`true`);
}

function joinsOf<R, F extends Filters>(ctx: Ctx, query: Rows<R, F>): Fragment {
  return query.joins?.(ctx) ?? ctx.sql``;
}

/** A row as JSON has it, with what the list adds. */
function recordOf<F extends Filters, R, C extends string>(ctx: Ctx, list: RowList<F, R, C>, row: Row): R {
  const plain = isoMoments(row);
  return list.query.record ? list.query.record(ctx, plain) : plain as R;
}
