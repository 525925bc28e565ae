import { orderProgressed } from "@/events/orders.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { DmsNews } from "../dms_answer.ts";
import type { HeldOrder } from "../move_order.ts";
import { newsOf } from "./read_news.ts";

/**
 * Puts down what the dealer management system tells of a held order after its decision: rows, version, log and `epc.order-progressed` in one
 * transaction. What was told before is passed over.
 *
 * Refuses `order-undecided` (news before the decision), `order-ended`, `order-answered` (the same name with another content), `news-lines` and
 * `news-quantity`: what is shipped or invoiced is never more than was neither refused nor cancelled.
 *
 * @param cancellable whether it would cancel the order; undefined: not told
 * @returns false when nothing of it is new
 */
export async function takeNews(
  tx: TxCtx,
  order: HeldOrder,
  news: readonly DmsNews[],
  cancellable: boolean | undefined,
): Promise<boolean> {
  if (order.state === "cancelled" || order.state === "rejected") throw refuse("order-ended");
  const before = new Map((await newsOf(tx, order.number)).map((one) => [one.newsId, one]));
  const fresh: DmsNews[] = [];
  for (const one of news) {
    const there = before.get(one.newsId) ?? fresh.find(({ newsId }) => newsId === one.newsId);
    if (!there) fresh.push(one);
    else if (!isSame(there, one)) throw refuse("order-answered", { number: order.number });
  }
  const tellsCancelling = cancellable !== undefined && cancellable !== order.cancellable;
  if (fresh.length === 0 && !tellsCancelling) return false;
  if (fresh.length > 0) await writeNews(tx, order, fresh);
  const version = order.version + 1;
  await tx.sql`
    update orders set version = ${version}, cancellable = ${cancellable ?? order.cancellable}
    where number = ${order.number}`;
  await recordChange(tx, {
    operation: "tellOrderNews",
    funLink: "EPCCart",
    subjectKind: "order",
    subjectId: order.number,
    after: { news: fresh, cancellable },
  });
  if (fresh.length > 0) {
    await publish(tx, orderProgressed, {
      orderNumber: order.number,
      version,
      storeCode: order.storeCode,
      news: fresh.map(({ kind, ...one }) => ({ ...one, newsKind: kind })),
    });
  }
  sendLiveHint(tx, { topic: "orders", to: { org: order.storeCode }, id: order.number });
  return true;
}

async function writeNews(tx: TxCtx, order: HeldOrder, fresh: readonly DmsNews[]): Promise<void> {
  const { sql } = tx;
  if (order.state !== "accepted" && order.state !== "partly_accepted") throw refuse("order-undecided");
  for (const { lines } of fresh) {
    if (new Set(lines.map(({ lineNo }) => lineNo)).size < lines.length) throw refuse("news-lines");
  }
  await sql`
    insert into order_news ${
    sql(fresh.map(({ newsId, kind, reference, happenedAt }) => ({
      orderNumber: order.number,
      newsId,
      kind,
      reference,
      happenedAt,
      toldAt: tx.clock(),
    })))
  }`;
  const rows = fresh.flatMap(({ newsId, lines }) => lines.map((line) => ({ newsId, ...line })));
  const known = await sql`
    insert into order_news_lines (order_number, news_id, line_no, quantity, expected_on)
    select l.order_number, r."newsId", l.line_no, r.quantity, r."expectedOn"
    from jsonb_to_recordset(${sql.json(rows)}) as r (
      "newsId" text, "lineNo" int, quantity int, "expectedOn" date
    )
    join order_lines l on l.order_number = ${order.number} and l.line_no = r."lineNo"`;
  if (known.count < rows.length) throw refuse("news-lines");
  const [over] = await sql<{ line: number; quantity: number }[]>`
    select l.line_no as line, case when l.cancelled_at is null then l.quantity - l.refused else 0 end as quantity
    from order_lines l
    join order_news_lines nl using (order_number, line_no)
    join order_news n using (order_number, news_id)
    where l.order_number = ${order.number} and n.kind <> 'back_order'
    group by l.line_no, l.quantity, l.refused, l.cancelled_at, n.kind
    having sum(nl.quantity) > case when l.cancelled_at is null then l.quantity - l.refused else 0 end
    limit 1`;
  if (over) throw refuse("news-quantity", over);
}

function isSame(one: DmsNews, other: DmsNews): boolean {
  const written = ({ kind, reference, happenedAt, lines }: DmsNews) =>
    JSON.stringify([
      kind,
      reference,
      new Date(happenedAt).getTime(),
      lines.map(({ lineNo, quantity, expectedOn }) => [lineNo, quantity, expectedOn])
        .sort(([a], [b]) => Number(a) - Number(b)),
    ]);
  return written(one) === written(other);
}
