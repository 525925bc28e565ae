import type { OrderState } from "./types.ts";

/** What can happen to an order. */
export type OrderAction = "send" | "hand-over" | "accept" | "accept-partly" | "reject" | "fail" | "retry";

/**
 * The order's machine: draft -> waiting -> handed over -> accepted | partly accepted | rejected; a hand-over that fails
 * waits for a retry. A failed one may turn out to have arrived after all: the answer was lost, not the order.
 */
const MOVES: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  draft: { send: "waiting" },
  waiting: { "hand-over": "handed_over", fail: "push_failed" },
  handed_over: { accept: "accepted", "accept-partly": "partly_accepted", reject: "rejected" },
  push_failed: { retry: "waiting", "hand-over": "handed_over" },
  accepted: {},
  partly_accepted: {},
  rejected: {},
};

/** The state after an action, or null when the order does not allow it. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState | null {
  return MOVES[state][action] ?? null;
}
