import type { OrderState } from "./types.ts";

/** What can happen to an order. */
export type OrderAction =
  | "send"
  | "hand-over"
  | "accept"
  | "accept-partly"
  | "reject"
  | "fail"
  | "retry"
  | "cancel";

/**
 * The order's machine: draft -> waiting -> handed over -> accepted | partly accepted | rejected; a hand-over that fails
 * waits for a retry. A failed one may turn out to have arrived after all: the answer was lost, not the order. Until it was refused an order can
 * be cancelled: before its hand-over by the portal alone, then as the receiver agrees.
 */
const MOVES: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  draft: { send: "waiting" },
  waiting: { "hand-over": "handed_over", fail: "push_failed", cancel: "cancelled" },
  handed_over: {
    accept: "accepted",
    "accept-partly": "partly_accepted",
    reject: "rejected",
    cancel: "cancelled",
  },
  push_failed: { retry: "waiting", "hand-over": "handed_over", cancel: "cancelled" },
  accepted: { cancel: "cancelled" },
  partly_accepted: { cancel: "cancelled" },
  rejected: {},
  cancelled: {},
};

/** The state after an action, or null when the order does not allow it. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState | null {
  return MOVES[state][action] ?? null;
}
