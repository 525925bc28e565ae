import { orderLineCancellationMoved } from "@/events/orders.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { requestPush } from "@/engines/pushes/request_push.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireReadable } from "../read_orders.ts";
import { type HeldLine, holdLine, lineSubject } from "./hold_line.ts";
import { lineCancelRefusal } from "./may_cancel_line.ts";

/** Subject of the hand-overs by which a line is asked to be cancelled: the key of the request is `order_line_cancellation-<number>.<line>`. */
export const LINE_CANCELLATION = "order_line_cancellation";

/**
 * Asks the dealer management system to cancel one line of a decided order. A verb of the store's people.
 *
 * Refuses `push-stores-only`, `order-unknown`, `order-line-unknown` and why the line cannot be cancelled (`lineCancelRefusal`).
 */
export async function cancelLine(ctx: Ctx, number: string, lineNo: number): Promise<void> {
  if (holderOf(ctx).userType !== "store") throw refuse("push-stores-only");
  await requireReadable(ctx, number);
  await ctx.tx(async (tx) => {
    const line = await holdLine(tx, number, lineNo);
    const { order } = line;
    const refusal = lineCancelRefusal({
      ...line,
      state: order.state,
      cancellable: order.cancellable,
      isOrderAsked: order.cancelAskedAt !== null && order.cancelRefused === null,
    });
    if (refusal) throw refusal;
    await askToCancelLine(tx, line, codeOf(holderOf(ctx)));
  });
}

/** Leaves the question for the workers, in the transaction of its cause. */
export async function askToCancelLine(tx: TxCtx, line: HeldLine, requestedBy: string): Promise<void> {
  const { number: orderNumber, dmsNumber, storeCode } = line.order;
  const { lineNo, partNumber } = line;
  await requestPush(tx, {
    subjectKind: LINE_CANCELLATION,
    subjectId: lineSubject(orderNumber, lineNo),
    storeCode,
    path: "orders/lines/cancellations",
    body: { orderNumber, dmsNumber, storeCode, lineNo, partNumber },
    requestedBy,
  });
  await tx.sql`
    update order_lines set cancel_asked_at = ${tx.clock()}, cancel_refused = null, cancel_failed = false
    where order_number = ${orderNumber} and line_no = ${lineNo}`;
  await tellLineCancellation(tx, line, "askLineCancellation", "asked", null);
}

/** Version, log, event and hint of a step of the question. */
export async function tellLineCancellation(
  tx: TxCtx,
  { order, lineNo, partNumber }: HeldLine,
  operation:
    | "askLineCancellation"
    | "agreeLineCancellation"
    | "refuseLineCancellation"
    | "failLineCancellation",
  cancellation: "asked" | "agreed" | "refused" | "failed",
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
    after: { lineNo, partNumber, cancellation, reason },
  });
  await publish(tx, orderLineCancellationMoved, {
    orderNumber,
    version,
    storeCode,
    lineNo,
    partNumber,
    lineCancellation: cancellation,
    reason,
  });
  sendLiveHint(tx, { topic: "orders", to: { org: storeCode }, id: orderNumber });
}
