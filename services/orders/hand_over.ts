import { codeOf } from "@/kernel/access/actor.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { requestPush, retryNow } from "@/engines/pushes/request_push.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type HeldOrder, holdOrder, moveOrder } from "./move_order.ts";
import { requireReadable } from "./read_orders.ts";

/** Leaves the hand-over of a sent order for the workers. An order that is past waiting (a decision came first) is left alone. */
export async function handOverOrder(tx: TxCtx, number: string): Promise<void> {
  const order = await holdOrder(tx, number);
  if (order.state !== "waiting" || await retryNow(tx, "order", number)) return;
  // Until then its sender may take it back.
  await request(tx, order, null, order.heldUntil);
}

/**
 * Hands an order over once more: at once, when a try is planned already; as a new round, when it was given up. A verb of the store's
 * people (specification section 6: factory users cannot push).
 *
 * Refuses `push-stores-only`, `order-unknown`, `order-ended` and, when nothing is left to hand over, `push-not-failed`.
 */
export async function retryOrder(ctx: Ctx, number: string): Promise<void> {
  if (holderOf(ctx).userType !== "store") throw refuse("push-stores-only");
  await requireReadable(ctx, number);
  await ctx.tx(async (tx) => await pushAgain(tx, await holdOrder(tx, number), codeOf(holderOf(ctx))));
}

/** The same for whoever may, once that was looked at. Refuses `order-ended`, `push-not-failed`, and `order-cancel-asked` while its cancellation is. */
export async function pushAgain(tx: TxCtx, order: HeldOrder, requestedBy: string): Promise<void> {
  if (order.state === "cancelled" || order.state === "rejected") throw refuse("order-ended");
  if (order.state === "waiting" && await retryNow(tx, "order", order.number)) return;
  if (order.state !== "push_failed") throw refuse("push-not-failed");
  if (order.cancelAskedAt !== null && order.cancelRefused === null) throw refuse("order-cancel-asked");
  await request(tx, order, requestedBy);
  await moveOrder(tx, order, ["retry"], { operation: "retryOrderPush" });
}

async function request(
  tx: TxCtx,
  order: HeldOrder,
  requestedBy: string | null,
  notBefore: Date | null = null,
): Promise<void> {
  await requestPush(tx, {
    subjectKind: "order",
    subjectId: order.number,
    storeCode: order.storeCode,
    path: "orders",
    body: await bodyOf(tx, order.number),
    requestedBy,
    notBefore,
  });
}

/** The order as the dealer management system gets it (docs/dms.md): codes, frozen prices, no people. */
async function bodyOf(tx: TxCtx, number: string): Promise<unknown> {
  const [order] = await tx.sql<Record<string, unknown>[]>`
    select number as "orderNumber", store_code as "storeCode", price_list as "priceList", currency,
      total::text as total, core_total::text as "coreTotal", vat_percent::text as "vatPercent", vat::text as vat,
      sent_at as "sentAt", note, kind, deliver_to as "deliverTo", to_char(wished_on, 'YYYY-MM-DD') as "wishedOn"
    from orders
    where number = ${number}`;
  const lines = await tx.sql`
    select line_no as "lineNo", part_number as "partNumber", quantity, unit, net::text as net,
      list::text as list, discount_group as "discountGroup", core::text as core, vin,
      figure_code as "figureCode", callout, note
    from order_lines
    where order_number = ${number}
    order by line_no`;
  return { ...order, lines: [...lines] };
}
