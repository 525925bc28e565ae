import { createHash } from "node:crypto";
import { z } from "zod";
import { courseOf } from "./course_of.ts";
import type { Reply } from "./reply.ts";
import type { DmsState } from "./state.ts";

const cancellation = z.object({
  orderNumber: z.string().min(1),
  dmsNumber: z.string().nullable(),
  storeCode: z.string().min(1),
});
const lineCancellation = cancellation.extend({ lineNo: z.int().positive() });

/** What the keys of cancellations begin with. */
export const CANCELLATION = "order_cancellation-";

/** What the keys of cancellations of single lines begin with. */
const LINE_CANCELLATION = "order_line_cancellation-";

/** Whether an order was cancelled here. */
export function isCancelled(state: DmsState, orderNumber: string): boolean {
  return state.kept.get(`${CANCELLATION}${orderNumber}`)?.status === 200;
}

/** Whether a line was cancelled here, by itself. */
export function isLineCancelled(state: DmsState, orderNumber: string, lineNo: number): boolean {
  return state.kept.get(`${LINE_CANCELLATION}${orderNumber}.${lineNo}`)?.status === 200;
}

/**
 * Cancels an order once under its key, as long as nothing of it was shipped; one that never came is cancelled too, and refused should it come
 * later.
 */
export function takeCancellation(state: DmsState, key: string | null, body: string, now: Date): Reply {
  return takeOnce(state, key, body, now, cancellation, ({ orderNumber }) => {
    const isShipped = (state.kept.get(`order-${orderNumber}`)?.told.length ?? 0) > 0;
    return isShipped ? SHIPPED : CANCELLED;
  });
}

/** Cancels one line of a decided order once under its key, as long as nothing of the line was shipped. */
export function takeLineCancellation(state: DmsState, key: string | null, body: string, now: Date): Reply {
  return takeOnce(state, key, body, now, lineCancellation, ({ orderNumber, lineNo }) => {
    const order = state.kept.get(`order-${orderNumber}`);
    if (!order) return { status: 422, body: { reason: "unknown-order" } };
    const isShipped = courseOf(order).some(({ newsId, kind, lines }) =>
      kind !== "back_order" && order.told.includes(newsId) && lines.some((line) => line.lineNo === lineNo)
    );
    return isShipped ? SHIPPED : CANCELLED;
  });
}

const CANCELLED: Reply = { status: 200, body: { state: "cancelled" } };
const SHIPPED: Reply = { status: 422, body: { reason: "already-shipped" } };

/** Answers what was asked under a key as it was answered the first time. */
function takeOnce<Asked extends z.output<typeof cancellation>>(
  state: DmsState,
  key: string | null,
  body: string,
  now: Date,
  form: z.ZodType<Asked>,
  decide: (asked: Asked) => Reply,
): Reply {
  if (key === null || key === "") return { status: 400, body: { reason: "idempotency-key-missing" } };
  const digest = createHash("sha256").update(body).digest("hex");
  const before = state.kept.get(key);
  if (before) {
    state.repeated(key);
    return before.digest === digest
      ? { status: before.status, body: before.answer }
      : { status: 409, body: { reason: "idempotency-key-reused" } };
  }
  const read = form.safeParse(JSON.parse(body));
  if (!read.success) return { status: 400, body: { reason: "unreadable-cancellation" } };
  const { orderNumber, storeCode } = read.data;
  const { status, body: answer } = decide(read.data);
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
