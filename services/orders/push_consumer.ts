import { handOverOrder } from "./hand_over.ts";
import { orderSent } from "@/events/orders.ts";
import { defineConsumer } from "@/engines/events/define_consumer.ts";

/** Leaves what was sent or released for its hand-over to the dealer management system. */
export const handOverSentOrder = defineConsumer({
  name: "push",
  on: [orderSent],
  async handle(event, tx) {
    await handOverOrder(tx, event.data.orderNumber);
  },
});
