import type { Ctx } from "@/kernel/ctx.ts";
import type { Choice } from "@/engines/registers/types.ts";

/** Brands to choose from, in their order, in the reader's language. */
export async function listBrands(ctx: Ctx): Promise<Choice[]> {
  return [
    ...await ctx.sql<Choice[]>`
    select code as value, name_in(names, ${ctx.chain as string[]}) as label
    from brands
    where deleted_at is null
    order by sort, code`,
  ];
}
