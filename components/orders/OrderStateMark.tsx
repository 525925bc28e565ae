import { State } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { OrderHead } from "@/services/orders/types.ts";

/** State of an order: shape, word, colour. */
export function OrderStateMark({ order }: { order: Pick<OrderHead, "state" | "stateName"> }) {
  return (
    <State tone={toneOf(order.state)} shape={order.state === "draft" ? "hollow" : "square"}>
      {order.stateName}
    </State>
  );
}
