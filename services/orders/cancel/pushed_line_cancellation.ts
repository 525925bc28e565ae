import { UnexpectedAnswer } from "@/engines/pushes/unexpected_answer.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { dmsCancellation, dmsRefusal } from "../dms_answer.ts";
import { holdOrder, moveOrder } from "../move_order.ts";
import { nextOrderState } from "../order_state.ts";
import { askToCancelLine, tellLineCancellation } from "./cancel_line.ts";
import { type HeldLine, holdLine, lineOfSubject } from "./hold_line.ts";

/** What becomes of a line by asking the dealer management system to cancel it. */
export const pushedLineCancellation = {
  hold: (tx: TxCtx, subject: string): Promise<HeldLine> => holdLine(tx, ...lineOfSubject(subject)),

  async taken(tx: TxCtx, line: HeldLine, answer: unknown): Promise<void> {
    if (!dmsCancellation.safeParse(answer).success) throw new UnexpectedAnswer("unreadable-answer");
    const { number } = line.order;
    await tx.sql`
      update order_lines set cancelled_at = ${tx.clock()}
      where order_number = ${number} and line_no = ${line.lineNo}`;
    await tellLineCancellation(tx, line, "agreeLineCancellation", "agreed", null);
    const order = await holdOrder(tx, number);
    if (nextOrderState(order.state, "cancel") === null || await hasLivingLine(tx, number)) return;
    await moveOrder(tx, order, ["cancel"], { operation: "cancelOrder", cancelled: "agreed" });
  },

  async refused(tx: TxCtx, line: HeldLine, answer: unknown): Promise<string | null> {
    const read = dmsRefusal.safeParse(answer);
    if (!read.success) return null;
    const { reason } = read.data;
    await noteRefusal(tx, line, reason, false);
    await tellLineCancellation(tx, line, "refuseLineCancellation", "refused", reason);
    return reason;
  },

  async failed(tx: TxCtx, line: HeldLine, reason: string): Promise<void> {
    await noteRefusal(tx, line, reason, true);
    await tellLineCancellation(tx, line, "failLineCancellation", "failed", reason);
  },

  async again(tx: TxCtx, line: HeldLine, requestedBy: string): Promise<void> {
    if (!line.cancelFailed || nextOrderState(line.order.state, "cancel") === null) {
      throw refuse("push-not-failed");
    }
    await askToCancelLine(tx, line, requestedBy);
  },
};

async function noteRefusal(
  { sql }: TxCtx,
  line: HeldLine,
  reason: string,
  hasFailed: boolean,
): Promise<void> {
  await sql`
    update order_lines set cancel_refused = ${reason}, cancel_failed = ${hasFailed}
    where order_number = ${line.order.number} and line_no = ${line.lineNo}`;
}

/** Whether anything of the order is still to come. */
async function hasLivingLine({ sql }: TxCtx, number: string): Promise<boolean> {
  const rows = await sql`
    select from order_lines
    where order_number = ${number} and cancelled_at is null and coalesce(refused, 0) < quantity
    limit 1`;
  return rows.length > 0;
}
