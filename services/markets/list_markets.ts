import type { Ctx } from "@/kernel/ctx.ts";
import type { Choice } from "@/engines/registers/types.ts";

/** Markets to choose from, by name in the reader's language. */
export async function listMarkets(ctx: Ctx): Promise<Choice[]> {
  return [
    ...await ctx.sql<Choice[]>`
    select code as value, name_in(names, ${ctx.chain as string[]}) as label
    from markets
    where deleted_at is null
    order by edition, code`,
  ];
}
