import { createHash } from "node:crypto";
import { z } from "zod";
import type { Reply } from "./reply.ts";
import type { DmsState } from "./state.ts";

const cancellation = z.object({
  orderNumber: z.string().min(1),
  dmsNumber: z.string().nullable(),
  storeCode: z.string().min(1),
});

/** What the keys of cancellations begin with. */
export const CANCELLATION = "order_cancellation-";

/** Whether an order was cancelled here. */
export function isCancelled(state: DmsState, orderNumber: string): boolean {
  return state.kept.get(`${CANCELLATION}${orderNumber}`)?.status === 200;
}

/**
 * Cancels an order once under its key, as long as nothing of it was shipped; one that never came is cancelled too, and refused should it come
 * later.
 */
export function takeCancellation(state: DmsState, key: string | null, body: string, now: Date): Reply {
  if (key === null || key === "") return { status: 400, body: { reason: "idempotency-key-missing" } };
  const digest = createHash("sha256").update(body).digest("hex");
  const before = state.kept.get(key);
  if (before) {
    state.repeated(key);
    return before.digest === digest
      ? { status: before.status, body: before.answer }
      : { status: 409, body: { reason: "idempotency-key-reused" } };
  }
  const read = cancellation.safeParse(JSON.parse(body));
  if (!read.success) return { status: 400, body: { reason: "unreadable-cancellation" } };
  const { orderNumber, storeCode } = read.data;
  const isShipped = (state.kept.get(`order-${orderNumber}`)?.told.length ?? 0) > 0;
  const [status, answer] = isShipped ? [422, { reason: "already-shipped" }] : [200, { state: "cancelled" }];
  state.keep({
    key,
    digest,
    status,
    answer,
    orderNumber,
    storeCode,
    receivedAt: now.toISOString(),
    body: { lines: [] },
    repeats: 0,
    calledBackAt: null,
    decision: null,
    told: [],
  });
  return { status, body: answer };
}
