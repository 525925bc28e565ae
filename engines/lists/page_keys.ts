import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { joined } from "@/engines/registers/fragments.ts";
import type { Asked } from "./ask_list.ts";
import type { RowList, Sort } from "./define_list.ts";
import type { Condition, Filters } from "./filters.ts";
import { directed, partsOf, rowOrder, sortsOf } from "./row_order.ts";

/**
 * The statement that finds the keys (`k0`) of a page of a `late` list in their order: of one in parts each part by itself, as far as the page may reach, and
 * only where those before do not fill it.
 */
export function pageKeys<F extends Filters, R, C extends string>(
  ctx: Ctx,
  list: RowList<F, R, C>,
  where: Condition,
  asked: Asked<F>,
  sort: Sort,
): Fragment {
  const { sql } = ctx;
  const { query } = list;
  const key = sql`${sql(query.key)}`;
  const { pageNo, pageSize } = asked;
  const reach = pageNo * pageSize;
  const always = query.always?.(ctx, sort);
  const rows = () => sql`from ${query.from(ctx)} where ${where()} ${always ? sql`and ${always}` : sql``}`;
  const cut = sql`limit ${pageSize} offset ${reach - pageSize}`;
  const parts = partsOf(ctx, list, asked, sort);
  if (parts === null) return sql`select ${key} as k0 ${rows()} order by ${rowOrder(ctx, list, sort)} ${cut}`;
  const sorts = sortsOf(ctx, list, sort);
  if (parts.length === 0) {
    return sql`select ${key} as k0 ${rows()} order by ${directed(ctx, [...sorts, key], sort)} ${cut}`;
  }
  const said = sorts.map((one, at) => sql`, ${one} as ${sql(`o${at}`)}`).reduce((all, one) =>
    sql`${all} ${one}`
  );
  const tables = (sort.descending ? parts.toReversed() : parts).map((part, at) => ({
    name: `part${at}`,
    part,
  }));
  const found = tables.map(({ name, part }, at) =>
    sql`
    ${sql(name)} as materialized (
      select ${key} as k0, ${at}::int as part ${said} ${rows()} and ${part} ${
      tables.slice(0, at).reduce(
        (sum, before) => sql`${sum} - (select count(*) from ${sql(before.name)})`,
        sql`and ${reach}::bigint`,
      )
    } > 0
      order by ${directed(ctx, [...sorts, key], sort)} limit ${reach}
    )`
  );
  const all = tables.map(({ name }) => sql`select * from ${sql(name)}`).reduce((all, one) =>
    sql`${all} union all ${one}`
  );
  const columns = [...sorts.map((_, at) => `o${at}`), "k0"].map((name) => sql`${sql(name)}`);
  return sql`
    with ${joined(sql, found, ",")}
    select k0 from (${all}) as found
    order by part, ${directed(ctx, columns, sort)} ${cut}`;
}
