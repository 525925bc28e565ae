import type { Ctx } from "../ctx.ts";

/** An order as the home page lists it. `total` is text with two decimals. */
export interface RecentOrder {
  number: string;
  state: "draft" | "waiting" | "handed_over" | "accepted" | "partly_accepted" | "rejected" | "push_failed";
  lines: number;
  total: string;
  currency: string;
  sentAt: Date;
}

/** The newest orders of the reader's store; none for people without a store. */
export async function recentOrders(ctx: Ctx, limit: number): Promise<RecentOrder[]> {
  const { sql, user } = ctx;
  if (!user?.orgCode) return [];
  return [
    ...await sql<RecentOrder[]>`
    select number, state, line_count as lines, total, currency, sent_at
    from orders
    where store_code = ${user.orgCode}
    order by sent_at desc
    limit ${limit}`,
  ];
}
