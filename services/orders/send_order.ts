import { z } from "zod";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { cartLines } from "./cart.ts";
import type { OrderWish } from "./cart_input.ts";
import { lockCurrentJob, vinOfJob } from "./jobs/current.ts";
import { nextNumber } from "./next_number.ts";
import { storeTerms } from "./review/store_terms.ts";
import { requireWishable } from "./review/wished_day.ts";
import { requireCleanNotes, requireReviewed, requireSendable, requireVehicles } from "./require_sendable.ts";
import { freezeLines, freezeOrder } from "./freeze_order.ts";
import { tellOrderSent } from "./tell_order_sent.ts";

export const sentOrder = z.object({ orderNumber: z.string(), again: z.boolean() });
/** What became of a send; `again` when the order had been sent before under the same key. */
export type SentOrder = z.infer<typeof sentOrder>;

/**
 * Sends the reader's cart as one order of their store: prices, names, VIN, figure and callout are frozen, the order waits
 * for its hand-over, the cart is empty after it, and `epc.order-sent` is in the outbox. Twice with one key, also at the
 * same moment, is one order.
 *
 * Refuses `order-no-store`, `cart-no-price-list`, `sensitive-word`, `wished-on-past`, `wished-on-far`, `vor-needs-vehicle`, `order-amount`, `cart-empty`, `cart-line-not-orderable`, `vin-unknown`, `quantity-pack`,
 * without consent `part-does-not-fit`, `job-not-current`, `cart-changed` where another cart was looked over and, without the confirmation, `cart-needs-vehicle`.
 */
export function sendOrder(ctx: Ctx, request: OrderWish): Promise<SentOrder> {
  return ctx.tx(async (tx) => {
    const { storeCode, priceList } = await storeOf(tx);
    const terms = await storeTerms(tx);
    // Whoever comes second waits here for the first, and then finds its order.
    const jobId = await lockCurrentJob(tx, request.jobId);
    const before = await orderOfKey(tx, request.clientKey);
    if (before) return { orderNumber: before, again: true };
    const lines = await cartLines(tx, jobId);
    requireReviewed(jobId, lines, request.reviewed);
    requireSendable(lines, request, await vinOfJob(tx, jobId));
    if (request.wishedOn) requireWishable(tx, request.wishedOn);
    await requireVehicles(tx, lines);
    await requireCleanNotes(tx, lines, request.note);
    await requireCleanText(tx, { deliverTo: request.deliverTo }, () => tx.t("orders.deliverTo"));
    const orderNumber = `${storeCode}-${await nextNumber(tx, "order_numbers", storeCode)}`;
    await freezeOrder(tx, { orderNumber, jobId, storeCode, priceList, terms, request });
    const total = await freezeLines(tx, orderNumber, lines);
    await emptyCart(tx, jobId);
    await tellOrderSent(tx, orderNumber, total, request);
    return { orderNumber, again: false };
  });
}

async function storeOf(tx: TxCtx): Promise<{ storeCode: string; priceList: string }> {
  const user = personOf(tx);
  const [store] = await tx
    .sql`select from orgs where code = ${user.orgCode} and kind = 'store' and state = 'open'`;
  if (!user.orgCode || !store) throw refuse("order-no-store");
  if (!user.priceList) throw refuse("cart-no-price-list");
  return { storeCode: user.orgCode, priceList: user.priceList };
}

async function orderOfKey(tx: TxCtx, clientKey: string): Promise<string | null> {
  const [row] = await tx.sql<{ number: string }[]>`
    select number from orders where user_id = ${personOf(tx).id} and client_key = ${clientKey}`;
  return row?.number ?? null;
}

async function emptyCart(tx: TxCtx, jobId: number): Promise<void> {
  await tx.sql`delete from cart_lines where job_id = ${jobId}`;
  await tx.sql`update jobs set note = '' where id = ${jobId}`;
}
