import type { z } from "zod";
import { orderAnswered, orderCancelled } from "@/events/orders.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { tellJob } from "./jobs/hold_job.ts";
import { nextOrderState, type OrderAction } from "./order_state.ts";
import type { OrderState } from "./types.ts";

/** An order whose row this transaction holds. */
export interface HeldOrder {
  number: string;
  state: OrderState;
  version: number;
  storeCode: string;
  /** The job that it was sent from; null: sent before orders knew theirs. */
  jobId: number | null;
  dmsNumber: string | null;
  /** Who sent it. */
  userId: number;
  /** It is not handed over before; null: sent before there was such a time. */
  heldUntil: Date | null;
  /** Whether the receiver would cancel it; null: it has not told. */
  cancellable: boolean | null;
  cancelAskedAt: Date | null;
  /** Why it was not cancelled, a code; null while the question is open or was not asked. */
  cancelRefused: string | null;
}

/** Locks an order for a change. Refuses `order-unknown`. */
export async function holdOrder(tx: TxCtx, number: string): Promise<HeldOrder> {
  const [row] = await tx.sql<HeldOrder[]>`
    select number, state, version, store_code, job_id, dms_number, user_id, held_until, cancellable, cancel_asked_at,
      cancel_refused
    from orders
    where number = ${number}
    for update`;
  if (!row) throw refuse("order-unknown", { number });
  return row;
}

/** What comes with a change of state. */
export interface OrderNews {
  operation:
    | "handOverOrder"
    | "answerOrder"
    | "failOrderPush"
    | "retryOrderPush"
    | "undoOrder"
    | "cancelOrder";
  dmsNumber?: string | null;
  reason?: string | null;
  /** Of a cancelled one: who ended it. */
  cancelled?: z.output<typeof orderCancelled.data>["endedAs"];
}

/**
 * Takes a held order through one or more actions as one change: state, log and, unless it only waits again, `epc.order-answered` or
 * `epc.order-cancelled`.
 * Refuses `state-changed` where its machine does not allow an action.
 */
export async function moveOrder(
  tx: TxCtx,
  order: HeldOrder,
  actions: OrderAction[],
  news: OrderNews,
): Promise<void> {
  const { sql } = tx;
  const state = actions.reduce<OrderState>((from, action) => {
    const to = nextOrderState(from, action);
    if (to === null) throw refuse("state-changed");
    return to;
  }, order.state);
  const now = tx.clock();
  const dmsNumber = news.dmsNumber ?? order.dmsNumber;
  const reason = news.reason ?? null;
  const version = order.version + 1;
  await sql`
    update orders
    set
      state = ${state},
      version = ${version},
      dms_number = ${dmsNumber},
      reason = ${reason},
      handed_over_at = case when ${actions.includes("hand-over")} then ${now} else handed_over_at end,
      answered_at = case when ${news.operation === "answerOrder"} then ${now} else answered_at end,
      cancelled_at = case when ${state === "cancelled"} then ${now}::timestamptz else cancelled_at end
    where number = ${order.number}`;
  await recordChange(tx, {
    operation: news.operation,
    funLink: "EPCCart",
    subjectKind: "order",
    subjectId: order.number,
    before: { state: order.state },
    after: { state, dmsNumber, reason },
  });
  if (state === "cancelled") {
    const { number: orderNumber, storeCode } = order;
    await publish(tx, orderCancelled, {
      orderNumber,
      version,
      storeCode,
      endedAs: news.cancelled!,
      dmsNumber,
    });
  } else if (state !== "waiting") {
    const decided = state === "accepted" || state === "partly_accepted" || state === "rejected";
    await publish(tx, orderAnswered, {
      orderNumber: order.number,
      version,
      storeCode: order.storeCode,
      state: state as "handed_over",
      dmsNumber,
      reason,
      lines: decided ? await answeredLines(tx, order.number) : [],
    });
  }
  sendLiveHint(tx, { topic: "orders", to: { org: order.storeCode }, id: order.number });
  if (order.jobId !== null) tellJob(tx, { id: order.jobId, storeCode: order.storeCode });
}

async function answeredLines(tx: TxCtx, number: string) {
  const rows = await tx.sql<
    {
      lineNo: number;
      partNumber: string;
      quantity: number;
      accepted: number;
      backOrdered: number;
      refused: number;
      reason: string | null;
      expectedOn: string | null;
    }[]
  >`
    select line_no, part_number, quantity, accepted, back_ordered, refused, answer_reason as reason,
      to_char(expected_on, 'YYYY-MM-DD') as expected_on
    from order_lines
    where order_number = ${number}
    order by line_no`;
  return [...rows];
}
