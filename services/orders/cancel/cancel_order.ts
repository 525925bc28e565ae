import { codeOf } from "@/kernel/access/actor.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import { orderCancellationMoved } from "@/events/orders.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { requestPush, withdrawPush } from "@/engines/pushes/request_push.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type HeldOrder, holdOrder, moveOrder } from "../move_order.ts";
import { requireReadable } from "../read_orders.ts";
import { cancelRefusal } from "./may_cancel.ts";

/** Subject of the hand-overs by which a cancellation is asked for: the key of the request is `order_cancellation-<number>`. */
export const CANCELLATION = "order_cancellation";

/**
 * Cancels an order: at once while its hand-over has not begun, later by asking the dealer management system. A verb of the store's people.
 *
 * Refuses `push-stores-only`, `order-unknown`, `order-on-its-way` and why it cannot be cancelled (`cancelRefusal`).
 *
 * @returns whether it is cancelled already, or asked for
 */
export async function cancelOrder(ctx: Ctx, number: string): Promise<{ cancelled: boolean }> {
  if (holderOf(ctx).userType !== "store") throw refuse("push-stores-only");
  await requireReadable(ctx, number);
  return await ctx.tx(async (tx) => {
    const order = await holdOrder(tx, number);
    const refusal = cancelRefusal({
      ...order,
      isCancelAsked: order.cancelAskedAt !== null && order.cancelRefused === null,
      gone: await piecesGone(tx, number),
    });
    if (refusal) throw refusal;
    if (order.state === "waiting") {
      if (await withdrawPush(tx, "order", number) === "begun") throw refuse("order-on-its-way");
      await moveOrder(tx, order, ["cancel"], { operation: "cancelOrder", cancelled: "withdrawn" });
      return { cancelled: true };
    }
    await askToCancel(tx, order, codeOf(holderOf(ctx)));
    return { cancelled: false };
  });
}

/** Leaves the question for the workers, in the transaction of its cause. */
export async function askToCancel(tx: TxCtx, order: HeldOrder, requestedBy: string): Promise<void> {
  const { number: orderNumber, dmsNumber, storeCode } = order;
  await requestPush(tx, {
    subjectKind: CANCELLATION,
    subjectId: orderNumber,
    storeCode,
    path: "orders/cancellations",
    body: { orderNumber, dmsNumber, storeCode },
    requestedBy,
  });
  await tx.sql`
    update orders set cancel_asked_at = ${tx.clock()}, cancel_refused = null where number = ${orderNumber}`;
  await tellCancellation(tx, order, "askOrderCancellation", "asked", null);
}

/** Version, log, event and hint of a step of the question that leaves the order's state as it is. */
export async function tellCancellation(
  tx: TxCtx,
  order: HeldOrder,
  operation: "askOrderCancellation" | "refuseOrderCancellation" | "failOrderCancellation",
  cancellation: "asked" | "refused" | "failed",
  reason: string | null,
): Promise<void> {
  const { number: orderNumber, storeCode } = order;
  const version = order.version + 1;
  await tx.sql`update orders set version = ${version} where number = ${orderNumber}`;
  await recordChange(tx, {
    operation,
    funLink: "EPCCart",
    subjectKind: "order",
    subjectId: orderNumber,
    after: { cancellation, reason },
  });
  await publish(tx, orderCancellationMoved, { orderNumber, version, storeCode, cancellation, reason });
  sendLiveHint(tx, { topic: "orders", to: { org: storeCode }, id: orderNumber });
}

async function piecesGone({ sql }: TxCtx, number: string): Promise<number> {
  const [row] = await sql<{ pieces: number }[]>`
    select coalesce(sum(l.quantity), 0)::int as pieces
    from order_news n
    join order_news_lines l using (order_number, news_id)
    where n.order_number = ${number} and n.kind in ('shipment', 'invoice')`;
  return row!.pieces;
}
