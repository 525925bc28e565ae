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

/** How far a line has come by the decision on it and all news of its order. */
export function progressOf(
  lineNo: number,
  quantity: number,
  answer: LineAnswer,
  news: readonly OrderNews[],
): LineProgress {
  const told = news.flatMap(({ kind, lines }) =>
    lines.filter((line) => line.lineNo === lineNo).map((line) => ({ kind, ...line }))
  );
  const pieces = (kind: OrderNews["kind"]) =>
    told.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.quantity, 0);
  const shipped = pieces("shipment");
  const open = quantity - answer.refused - shipped;
  const backOrder = told.findLast((one) => one.kind === "back_order");
  return {
    shipped,
    invoiced: pieces("invoice"),
    open,
    expectedOn: open > 0 ? (backOrder ?? answer).expectedOn : null,
  };
}
