import type { Ctx } from "@/kernel/ctx.ts";
import type { Choice } from "@/engines/registers/types.ts";

/** Brands to choose from, in their order. */
export async function listBrands({ sql, chain }: Pick<Ctx, "sql" | "chain">): Promise<Choice[]> {
  const rows = await sql<Choice[]>`
    select code as value, name_in(names, ${chain as string[]}) as label
    from brands
    where deleted_at is null
    order by sort, code`;
  return [...rows];
}
