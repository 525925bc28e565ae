import type { Ctx } from "@/kernel/ctx.ts";

/** What a store claims by. */
export interface ClaimStore {
  /** Null: its market has none, and nothing is priced. */
  priceList: string | null;
  marketCode: string | null;
  /** Of one hour of its work, as decimal text; null: nobody has said. */
  laborRate: string | null;
  /** The day that it is there, 'yyyy-MM-dd'. */
  today: string;
}

/** The terms of a store; of who is of none, those of nobody, by the day of UTC. */
export async function claimStore(ctx: Ctx, org: string | null): Promise<ClaimStore> {
  const [row] = await ctx.sql<ClaimStore[]>`
    select m.price_list, o.market_code, r.hourly_rate::text as labor_rate,
      to_char(${ctx.clock()}::timestamptz at time zone o.zone, 'YYYY-MM-DD') as today
    from orgs o
    left join markets m on m.code = o.market_code
    left join labor_rates r on r.store_code = o.code
    where o.code = ${org}`;
  return row ??
    { priceList: null, marketCode: null, laborRate: null, today: ctx.clock().toISOString().slice(0, 10) };
}
