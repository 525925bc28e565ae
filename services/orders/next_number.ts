import type { TxCtx } from "@/kernel/ctx.ts";

/**
 * The next running number of a store as six digits, '000123'. The row stays locked until the transaction is committed, so none is lost.
 *
 * @param table with the last number of each store
 */
export async function nextNumber(
  { sql }: TxCtx,
  table: "order_numbers" | "quote_numbers",
  storeCode: string,
): Promise<string> {
  const [row] = await sql<{ last: number }[]>`
    insert into ${sql(table)} as n (store_code, last)
    values (${storeCode}, 1)
    on conflict (store_code) do update set last = n.last + 1
    returning last`;
  return String(row!.last).padStart(6, "0");
}
