import { holderOrNull } from "@/kernel/access/actor.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** What the reader's store orders by. */
export interface StoreTerms {
  /** Percent as text, '19.00'; null: its market tells none. */
  vatPercent: string | null;
  /** Name and address of the store in one text, lines parted by newlines; empty without an address. */
  deliverTo: string;
}

/** The terms of the reader's store; all empty for people without one. */
export async function storeTerms(ctx: Ctx): Promise<StoreTerms> {
  const [row] = await ctx.sql<
    { name: string; address: string | null; postcode: string | null; vat: string | null }[]
  >`
    select name_in(o.names, ${ctx
    .chain as string[]}) as name, o.address, o.postcode, m.vat_percent::text as vat
    from orgs o
    left join markets m on m.code = o.market_code
    where o.code = ${personOf(ctx).orgCode} and o.kind = 'store'`;
  if (!row) return { vatPercent: null, deliverTo: "" };
  const lines = [row.name, row.address, row.postcode].filter((line): line is string => Boolean(line));
  return { vatPercent: row.vat, deliverTo: row.address ? lines.join("\n") : "" };
}

/** Currency of the price list of the reader's store; empty without one. */
export async function currencyOfStore(ctx: Ctx): Promise<string> {
  const list = holderOrNull(ctx)?.priceList ?? null;
  const [row] = await ctx.sql<{ currency: string }[]>`
    select currency from prices where price_list = ${list} limit 1`;
  return row?.currency ?? "";
}
