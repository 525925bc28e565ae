import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { collation } from "@/engines/registers/entry_order.ts";
import { joined } from "@/engines/registers/fragments.ts";
import type { Asked } from "./ask_list.ts";
import type { Column, List, Rows, Sort } from "./define_list.ts";
import type { Condition, FilterOf, Filters } from "./filters.ts";
import { isoMoments } from "./iso_moments.ts";

type Row = Record<string, unknown>;

/** A list whose records are read by a statement. */
export type RowList<F extends Filters, R, C extends string> = List<F, R, C> & { query: Rows<R, F> };

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
  const rows = sql<Row[]>`
    select ${query.select(ctx)}
    from ${query.from(ctx)} ${joinsOf(ctx, query)}
    where ${where()}
    order by ${rowOrder(ctx, list, sort)}`.cursor(ROWS_AT_ONCE);
  return { total: Number(counted!.total), records: eachOf(rows, (row) => recordOf(ctx, list, row)) };
}

async function plainPage<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  where: Condition,
  { pageNo, pageSize }: Asked<F>,
  sort: Sort,
): Promise<readonly Row[]> {
  const { sql } = ctx;
  const { query } = list;
  if (query.late) {
    const always = query.always?.(ctx, sort);
    return await sql<Row[]>`
      with page as materialized (
        select ${sql(query.key)} as k0
        from ${query.from(ctx)}
        where ${where()} ${always ? sql`and ${always}` : sql``}
        order by ${rowOrder(ctx, list, sort)}
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      )
      select ${query.select(ctx)}
      from page join ${query.from(ctx)} on ${sql(query.key)} = page.k0 ${joinsOf(ctx, query)}
      order by ${rowOrder(ctx, list, sort)}`;
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
    select (${sorted(ctx, list, sort)})::text as value, pg_typeof(${sorted(ctx, list, sort)})::text as type,
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
  const row = sql`(${sorted(ctx, list, sort)}, ${sql(list.query.key)})`;
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

/** What follows `order by`: what was asked for, then the key, so that no two rows are equal. */
export function rowOrder<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  sort: Sort,
  backwards = false,
): Fragment {
  const { sql } = ctx;
  const direction = sort.descending !== backwards ? sql`desc` : sql`asc`;
  const { sort: by } = list.columns[sort.column as C] as Column<R>;
  const said = typeof by === "function" ? by(ctx) : sorted(ctx, list, sort);
  const parts = [...(Array.isArray(said) ? said : [said]), sql`${sql(list.query.key)}`] as Fragment[];
  return joined(sql, parts.map((part) => sql`${part} ${direction}`), ",");
}

function sorted<F extends Filters, R, C extends string>(
  ctx: Ctx,
  { columns }: RowList<F, R, C>,
  { column }: Sort,
): Fragment {
  const { sort, kind } = columns[column as C] as Column<R>;
  const { sql } = ctx;
  if (typeof sort === "function") {
    const said = sort(ctx);
    return Array.isArray(said) ? sql`row(${joined(sql, said, ",")})` : said as Fragment;
  }
  const own = sql`${sql(String(sort))}`;
  if (kind === "text" || kind === "person") return sql`${own}::text ${collation(ctx, ctx.lang)}`;
  return kind === "code" ? sql`${own}::text collate "C"` : own;
}

/** A row as JSON has it, with what the list adds. */
function recordOf<F extends Filters, R, C extends string>(ctx: Ctx, list: RowList<F, R, C>, row: Row): R {
  const plain = isoMoments(row);
  return list.query.record ? list.query.record(ctx, plain) : plain as R;
}
