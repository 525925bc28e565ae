import type { Ctx } from "@/kernel/ctx.ts";
import { may } from "@/kernel/access/rights.ts";
import { orderScope } from "./read_orders.ts";

/** An order as a hit of the search box. */
export interface OrderHit {
  number: string;
  storeName: string;
  sentAt: string;
}

/**
 * Orders that the reader may see, latest first: those whose number is `typed`, begins or ends so, its dashes typed or not; for an empty
 * text those of the reader's scope. None without the right to orders.
 */
export async function ordersByNumber(ctx: Ctx, typed: string, most: number): Promise<OrderHit[]> {
  if (!may(ctx.actor, "EPCCart:view")) return [];
  const { sql } = ctx;
  const number = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  const plain = sql`replace(o.number, '-', '')`;
  const rows = await sql<(Omit<OrderHit, "sentAt"> & { sentAt: Date })[]>`
    select o.number, name_in(st.names, ${ctx.chain as string[]}) as store_name, o.sent_at
    from orders o
    join orgs st on st.code = o.store_code
    where ${orderScope(ctx)}
      ${
    number === ""
      ? sql``
      : sql`and (starts_with(${plain}, ${number}) or right(${plain}, ${number.length}) = ${number})`
  }
    order by ${plain} = ${number} desc, o.sent_at desc, o.number
    limit ${most}`;
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}
