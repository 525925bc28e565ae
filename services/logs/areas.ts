import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** A sales area that can be chosen. */
export interface AreaChoice {
  value: string;
  label: string;
}

/** Every sales area in the reader's language. */
export async function listAreas(ctx: Ctx): Promise<AreaChoice[]> {
  return await ctx.sql<AreaChoice[]>`
    select code as value, name_in(names, ${ctx.chain as string[]}) as label
    from sales_areas
    where deleted_at is null
    order by sort, code`;
}

/**
 * Whether a line, alias `l`, is of a store of the area. A subselect and no list: the lines of a page are then found from the newest on, and not
 * store by store in each month.
 */
export function ofArea({ sql }: Ctx, area: string): Fragment {
  return sql`l.org_code in (select code from orgs where area_code = ${area})`;
}
