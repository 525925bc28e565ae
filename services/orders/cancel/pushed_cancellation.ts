import { UnexpectedAnswer } from "@/engines/pushes/unexpected_answer.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { dmsCancellation, dmsRefusal } from "../dms_answer.ts";
import { type HeldOrder, holdOrder, moveOrder } from "../move_order.ts";
import { nextOrderState } from "../order_state.ts";
import { askToCancel, tellCancellation } from "./cancel_order.ts";

/** What becomes of an order by asking the dealer management system to cancel it. */
export const pushedCancellation = {
  hold: holdOrder,

  async taken(tx: TxCtx, order: HeldOrder, answer: unknown): Promise<void> {
    if (!dmsCancellation.safeParse(answer).success) throw new UnexpectedAnswer("unreadable-answer");
    // It may have been refused as a whole meanwhile.
    if (nextOrderState(order.state, "cancel") === null) return;
    await moveOrder(tx, order, ["cancel"], { operation: "cancelOrder", cancelled: "agreed" });
  },

  async refused(tx: TxCtx, order: HeldOrder, answer: unknown): Promise<string | null> {
    const read = dmsRefusal.safeParse(answer);
    if (!read.success) return null;
    const { reason } = read.data;
    await tx
      .sql`update orders set cancel_refused = ${reason}, cancellable = false where number = ${order.number}`;
    await tellCancellation(tx, order, "refuseOrderCancellation", "refused", reason);
    return reason;
  },

  async failed(tx: TxCtx, order: HeldOrder, reason: string): Promise<void> {
    await tx.sql`update orders set cancel_refused = ${reason} where number = ${order.number}`;
    await tellCancellation(tx, order, "failOrderCancellation", "failed", reason);
  },

  async again(tx: TxCtx, order: HeldOrder, requestedBy: string): Promise<void> {
    if (order.cancelRefused === null || nextOrderState(order.state, "cancel") === null) {
      throw refuse("push-not-failed");
    }
    await askToCancel(tx, order, requestedBy);
  },
};
