import { State, type Tone } from "@/components/Mark.tsx";
import type { OrderHead, OrderState } from "@/services/orders/types.ts";

const TONES: Record<OrderState, Tone> = {
  draft: "mute",
  waiting: "warn",
  handed_over: "info",
  accepted: "ok",
  partly_accepted: "warn",
  rejected: "err",
  push_failed: "err",
  cancelled: "mute",
};

/** State of an order: shape, word, colour. */
export function OrderStateMark({ order }: { order: Pick<OrderHead, "state" | "stateName"> }) {
  return (
    <State tone={TONES[order.state]} shape={order.state === "draft" ? "hollow" : "square"}>
      {order.stateName}
    </State>
  );
}
