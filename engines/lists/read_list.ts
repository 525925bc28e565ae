import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import type { AllOf, Cell } from "@/engines/exports/define_export.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { type Asked, sortOf } from "./ask_list.ts";
import type { Column, List, Rows, Sort } from "./define_list.ts";
import type { FilterOf, Filters } from "./filters.ts";
import { allRows, readRows } from "./read_rows.ts";

/** A page of a list. Of one without end the total is exact up to `LIMITS.logCount`. Refuses `no-right` and what the list refuses. */
export async function readList<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: List<F, R, C>,
  asked: Asked<F>,
): Promise<Page<R>> {
  requireRight(ctx, list.need);
  const { pageNo, pageSize } = asked;
  const sort = sortOf(list, asked.sort);
  const found = await pageOf(ctx, list, asked, sort);
  return { pageNo, pageSize, total: found.total, records: found.records };
}

async function pageOf<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: List<F, R, C>,
  asked: Asked<F>,
  sort: Sort,
): Promise<{ total: number; records: R[] }> {
  const { query } = list;
  const first = (asked.pageNo - 1) * asked.pageSize;
  if ("from" in query) return await readRows(ctx, { ...list, query: query as Rows<R, F> }, asked, sort);
  const all = inOrder(ctx, list, await query.whole(ctx, asked), sort);
  return { total: all.length, records: all.slice(first, first + asked.pageSize) };
}

/** All of a list in its order: for its sheet. Refuses as the list does. */
export async function readAll<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: List<F, R, C>,
  filter: FilterOf<F> & { sort?: string },
): Promise<AllOf<R>> {
  requireRight(ctx, list.need);
  const { query } = list;
  const sort = sortOf(list, filter.sort);
  if ("from" in query) return await allRows(ctx, { ...list, query: query as Rows<R, F> }, filter, sort);
  const all = inOrder(ctx, list, await query.whole(ctx, filter), sort);
  async function* each() {
    yield* all;
  }
  return { total: all.length, records: each() };
}

/** What a column says of a record; null where it says nothing. */
export function valueOf<R>(ctx: Ctx, column: Column<R>, name: string, record: R): Cell {
  const value = column.of ? column.of(record, ctx) : (record as Record<string, Cell | undefined>)[name];
  return value === undefined || value === "" ? null : value;
}

/** Records by what a column says of them, those of which it says nothing at the end; equal ones as they came. */
function inOrder<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: List<F, R, C>,
  records: readonly R[],
  { column, descending }: Sort,
): readonly R[] {
  const shape = list.columns[column as C] as Column<R>;
  const collator = new Intl.Collator(tagOf(ctx.lang));
  const worded = shape.kind === "text" || shape.kind === "person" || shape.kind === "state";
  const valued = records.map((record) => ({ record, value: valueOf(ctx, shape, column, record) }));
  const compare = (one: Cell, other: Cell) => {
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    const order = typeof one === "number" && typeof other === "number"
      ? one - other
      : worded
      ? collator.compare(String(one), String(other))
      : String(one) < String(other)
      ? -1
      : String(one) > String(other)
      ? 1
      : 0;
    return descending ? -order : order;
  };
  return valued.sort((one, other) => compare(one.value, other.value)).map(({ record }) => record);
}
