import type { Ctx } from "../ctx.ts";

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

/** Codes of the stores of a sales area. */
export async function storesOfArea(ctx: Ctx, area: string): Promise<string[]> {
  const rows = await ctx.sql<{ code: string }[]>`select code from orgs where area_code = ${area}`;
  return rows.map(({ code }) => code);
}
