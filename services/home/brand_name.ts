import type { Ctx } from "@/kernel/ctx.ts";

/** Name of a brand in the reader's language; its code when there is no such brand. */
export async function brandName(ctx: Ctx, code: string): Promise<string> {
  const [row] = await ctx.sql<{ name: string }[]>`
    select name_in(names, ${ctx.chain as string[]}) as name
    from brands
    where code = ${code}`;
  return row?.name ?? code;
}
