import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type HeldOrder, holdOrder } from "../move_order.ts";

/** A line whose order this transaction holds. */
export interface HeldLine {
  order: HeldOrder;
  lineNo: number;
  partNumber: string;
  quantity: number;
  refused: number;
  backOrdered: number;
  gone: number;
  askedAt: Date | null;
  cancelRefused: string | null;
  cancelFailed: boolean;
  cancelledAt: Date | null;
}

/** Locks an order for a change of one of its lines. Refuses `order-unknown`, `order-line-unknown`. */
export async function holdLine(tx: TxCtx, number: string, lineNo: number): Promise<HeldLine> {
  const order = await holdOrder(tx, number);
  const [row] = await tx.sql<Omit<HeldLine, "order">[]>`
    select l.line_no, l.part_number, l.quantity, coalesce(l.refused, 0) as refused,
      coalesce(l.back_ordered, 0) as back_ordered, l.cancel_asked_at as asked_at,
      l.cancel_refused, l.cancel_failed, l.cancelled_at,
      (
        select coalesce(sum(nl.quantity), 0)::int
        from order_news n
        join order_news_lines nl using (order_number, news_id)
        where n.order_number = ${number} and nl.line_no = l.line_no and n.kind in ('shipment', 'invoice')
      ) as gone
    from order_lines l
    where l.order_number = ${number} and l.line_no = ${lineNo}`;
  if (!row) throw refuse("order-line-unknown", { number, line: lineNo });
  return { order, ...row };
}

/** Name of a line among what is handed over: '20417-000123.2'. */
export function lineSubject(number: string, lineNo: number): string {
  return `${number}.${lineNo}`;
}

/** Number of the order and of the line that a subject names. */
export function lineOfSubject(subject: string): [number: string, lineNo: number] {
  const dot = subject.lastIndexOf(".");
  return [subject.slice(0, dot), Number(subject.slice(dot + 1))];
}
