import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import type { Named } from "./types.ts";

/** A paged request of a lookup list (specification section 7: asked with pageNo 1, pageSize 999). */
export interface LookupPage {
  pageNo: number;
  pageSize: number;
}

/** The lists that are a code, names and an order. */
const TABLES = {
  carTypes: "car_types",
  energyTypes: "energy_types",
  afterSaleTypes: "after_sale_types",
  agencyKinds: "agency_kinds",
} as const;

/** Reads one of the lookup lists by page, in its own order. */
export async function listLookup(
  ctx: Ctx,
  list: keyof typeof TABLES,
  page: LookupPage,
): Promise<Page<Named>> {
  const { sql } = ctx;
  const table = sql(TABLES[list]);
  const [[{ total } = { total: 0 }], records] = await Promise.all([
    sql<{ total: number }[]>`select count(*) as total from ${table} where deleted_at is null`,
    sql<Named[]>`
      select t.code, name_in(t.names, ${ctx.chain as string[]}) as name
      from ${table} t
      where t.deleted_at is null
      order by t.sort, t.code
      limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`,
  ]);
  return { ...page, total, records: [...records] };
}
