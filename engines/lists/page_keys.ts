import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RowList, Sort } from "./define_list.ts";
import type { Condition, Filters } from "./filters.ts";
import { directed, rowOrder, sortsOf } from "./row_order.ts";

/** The statement that finds the keys (`k0`) of a page of a `late` list: of one in parts each part by itself, as far as the page may reach. */
export function pageKeys<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  where: Condition,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  sort: Sort,
): Fragment {
  const { sql } = ctx;
  const { query } = list;
  const key = sql`${sql(query.key)}`;
  const skipped = (pageNo - 1) * pageSize;
  const rows = sql`from ${query.from(ctx)} where ${where()} ${
    query.always ? sql`and ${query.always(ctx)}` : sql``
  }`;
  const parts = list.columns[sort.column as C].parts?.(ctx) ?? [];
  if (parts.length === 0) {
    return sql`
      select ${key} as k0 ${rows}
      order by ${rowOrder(ctx, list, sort)} limit ${pageSize} offset ${skipped}`;
  }
  const sorts = sortsOf(ctx, list, sort);
  const said = sorts.map((one, at) => sql`, ${one} as ${sql(`o${at}`)}`)
    .reduce((all, one) => sql`${all} ${one}`, sql``);
  const found = parts.map((part, at) =>
    sql`(
      select ${key} as k0, ${at}::int as part ${said} ${rows} and ${part}
      order by ${directed(ctx, [...sorts, key], sort)} limit ${skipped + pageSize}
    )`
  ).reduce((all, one) => sql`${all} union all ${one}`);
  const columns = ["part", ...sorts.map((_, at) => `o${at}`), "k0"].map((name) => sql`${sql(name)}`);
  return sql`
    select k0 from (${found}) as found
    order by ${directed(ctx, columns, sort)} limit ${pageSize} offset ${skipped}`;
}
