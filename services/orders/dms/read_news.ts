import type { Ctx } from "@/kernel/ctx.ts";
import type { LineAnswer, LineProgress, OrderNews } from "../types.ts";

/** What the dealer management system told of an order after its decision, in the order in which it happened. */
export async function newsOf({ sql }: Ctx, number: string): Promise<OrderNews[]> {
  const rows = await sql<(Omit<OrderNews, "happenedAt"> & { happenedAt: Date })[]>`
    select n.news_id, n.kind, n.reference, n.happened_at,
      jsonb_agg(
        jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity, 'expectedOn', l.expected_on)
        order by l.line_no
      ) as lines
    from order_news n
    join order_news_lines l using (order_number, news_id)
    where n.order_number = ${number}
    group by n.order_number, n.news_id
    order by n.happened_at, n.told_at, n.news_id`;
  return rows.map(({ happenedAt, ...one }) => ({ ...one, happenedAt: happenedAt.toISOString() }));
}

/**
 * How far a line has come by the decision on it and all news of its order. What is in stock is shipped before what is on back order, and only
 * what is on back order has a day; of a line that ended (cancelled, by itself or with its order) nothing comes any more.
 */
export function progressOf(
  line: { lineNo: number; hasEnded: boolean },
  answer: LineAnswer,
  news: readonly OrderNews[],
): LineProgress {
  const progress = {
    shipped: 0,
    invoiced: 0,
    open: answer.accepted,
    backOrdered: answer.backOrdered,
    expectedOn: answer.expectedOn,
  };
  for (const { kind, lines } of news) {
    for (const { lineNo, quantity, expectedOn } of lines) {
      if (lineNo === line.lineNo) TELLS[kind](progress, quantity, expectedOn);
    }
  }
  if (line.hasEnded) progress.open = progress.backOrdered = 0;
  return {
    ...progress,
    open: progress.open + progress.backOrdered,
    expectedOn: progress.backOrdered > 0 ? progress.expectedOn : null,
  };
}

/** What each kind of news changes, with `open` as what is in stock and not yet shipped. */
const TELLS: Record<
  OrderNews["kind"],
  (of: LineProgress, quantity: number, expectedOn: string | null) => void
> = {
  shipment(of, quantity) {
    const fromStock = Math.min(of.open, quantity);
    of.shipped += quantity;
    of.open -= fromStock;
    of.backOrdered -= quantity - fromStock;
  },
  invoice(of, quantity) {
    of.invoiced += quantity;
  },
  back_order(of, quantity, expectedOn) {
    const inStock = Math.max(0, Math.min(of.open, of.open + of.backOrdered - quantity));
    of.backOrdered += of.open - inStock;
    of.open = inStock;
    of.expectedOn = expectedOn;
  },
};
