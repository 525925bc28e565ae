import type { Refusal } from "@/kernel/refusals/refuse.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { OrderState } from "../types.ts";

/** What of an order decides whether it can be cancelled. */
export interface Cancellable {
  state: OrderState;
  /** What the receiver told, also by refusing; null: nothing. */
  cancellable: boolean | null;
  isCancelAsked: boolean;
  /** Pieces that have been shipped or invoiced. */
  gone: number;
}

/** Why an order cannot be cancelled, or null: the one place that decides, for the button and for the verb. */
export function cancelRefusal(order: Cancellable): Refusal | null {
  switch (order.state) {
    case "draft":
    case "rejected":
    case "cancelled":
      return refuse("order-ended");
    case "waiting":
      return null;
  }
  if (order.isCancelAsked) return refuse("order-cancel-asked");
  if (order.gone > 0) return refuse("order-shipped");
  if (order.cancellable === false) return refuse("order-not-cancellable");
  return null;
}
