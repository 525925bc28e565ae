import type { Ctx } from "../../ctx.ts";
import type { Choice } from "../../register/types.ts";

/** Brands to choose from, in their order. */
export async function listBrands({ sql, chain }: Pick<Ctx, "sql" | "chain">): Promise<Choice[]> {
  const rows = await sql<Choice[]>`
    select code as value, name_in(names, ${chain as string[]}) as label
    from brands
    where deleted_at is null
    order by sort, code`;
  return [...rows];
}
