import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { UnexpectedAnswer } from "@/engines/pushes/unexpected_answer.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { decideOrder, hearOrder } from "./answer_order.ts";
import { dmsOrderAnswer, dmsRefusal } from "./dms_answer.ts";
import { pushAgain } from "./hand_over.ts";
import { type HeldOrder, holdOrder, moveOrder } from "./move_order.ts";
import { nextOrderState } from "./order_state.ts";

/** What becomes of an order by its hand-over to the dealer management system. */
export const pushedOrder = {
  hold: holdOrder,

  async taken(tx: TxCtx, order: HeldOrder, answer: unknown): Promise<void> {
    const read = dmsOrderAnswer.safeParse(answer);
    if (!read.success) throw new UnexpectedAnswer("unreadable-answer");
    if (read.data.state === "decided") {
      try {
        await hearOrder(tx, order, read.data);
      } catch (error) {
        // Its decision came before, by its own call: that one stands.
        if (error instanceof Refusal && error.key === "order-answered") return;
        if (error instanceof Refusal) throw new UnexpectedAnswer(error.key);
        throw error;
      }
      return;
    }
    if (nextOrderState(order.state, "hand-over") === null) return;
    await moveOrder(tx, order, ["hand-over"], { operation: "handOverOrder", dmsNumber: read.data.dmsNumber });
  },

  async refused(tx: TxCtx, order: HeldOrder, answer: unknown): Promise<string | null> {
    const read = dmsRefusal.safeParse(answer);
    if (!read.success) return null;
    const { reason } = read.data;
    if (order.state === "waiting" || order.state === "push_failed") {
      await decideOrder(tx, order, { dmsNumber: null, reason, lines: [] });
    }
    return reason;
  },

  retrying(tx: TxCtx, { number, storeCode }: HeldOrder): void {
    sendLiveHint(tx, { topic: "orders", to: { org: storeCode }, id: number });
  },

  async failed(tx: TxCtx, order: HeldOrder, reason: string): Promise<void> {
    // The decision may have come by the system's own call, though its answers were lost.
    if (nextOrderState(order.state, "fail") === null) return;
    await moveOrder(tx, order, ["fail"], { operation: "failOrderPush", reason });
  },

  again: pushAgain,
};
