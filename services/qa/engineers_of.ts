import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf } from "@/services/departments/chain_of.ts";

/** Engineers whom the head of the support section may name for a question of a store on a brand, each once, those who are asked at first before the others. */
export async function engineersOf(
  ctx: Ctx,
  { id }: { id: number },
): Promise<{ userId: number; fullName: string }[]> {
  const [row] = await ctx.sql<{ storeCode: string; brandCode: string | null }[]>`
    select store_code, brand_code from questions where id = ${id}`;
  if (!row) return [];
  const { designated, engineers } = await chainOf(ctx, { store: row.storeCode, brand: row.brandCode ?? "" });
  return [...new Map([...designated, ...engineers].map((one) => [one.userId, one])).values()];
}
