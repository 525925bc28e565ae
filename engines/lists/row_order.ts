import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { collation } from "@/engines/registers/entry_order.ts";
import { joined } from "@/engines/registers/fragments.ts";
import type { Column, RowList, Sort } from "./define_list.ts";
import type { FilterOf, Filters } from "./filters.ts";

/** What follows `order by`: its part, what was asked for, then the key, so that no two rows are equal. */
export function rowOrder<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  sort: Sort,
  backwards = false,
): Fragment {
  const { sql } = ctx;
  const parts = (partsOf(ctx, list, {}, sort) ?? []).map((part, at) => sql`when ${part} then ${at}::int`);
  const place = parts.length === 0 ? [] : [sql`(case ${parts.reduce((all, one) => sql`${all} ${one}`)} end)`];
  return directed(ctx, [...place, ...sortsOf(ctx, list, sort), sql`${sql(list.query.key)}`], {
    ...sort,
    descending: sort.descending !== backwards,
  });
}

/** Parts in which a list stands in an order, as conditions; none: it is one; null: it is not found by parts. */
export function partsOf<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  filter: FilterOf<F>,
  sort: Sort,
): readonly Fragment[] | null {
  const { parts } = list.columns[sort.column as C] as Column<R>;
  return parts ? parts(ctx, filter) : null;
}

/** Each of these in the direction of an order. */
export function directed({ sql }: Ctx, by: readonly Fragment[], { descending }: Sort): Fragment {
  const direction = descending ? sql`desc` : sql`asc`;
  return joined(sql, by.map((one) => sql`${one} ${direction}`), ",");
}

/** What a list is sorted by, one after the other, without its key. */
export function sortsOf<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  sort: Sort,
): readonly Fragment[] {
  const { sort: by } = list.columns[sort.column as C] as Column<R>;
  const said = typeof by === "function" ? by(ctx) : sortedBy(ctx, list, sort);
  return (Array.isArray(said) ? said : [said]) as readonly Fragment[];
}

/** The same as one value. */
export function sortedBy<F extends Filters, R, C extends string>(
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
