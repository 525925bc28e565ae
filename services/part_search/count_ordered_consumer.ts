import { orderSent } from "@/events/orders.ts";
import { defineConsumer } from "@/engines/events/define_consumer.ts";

/** Counts how often parts are ordered, by which hits that answer alike are sorted. Counted anew, so that what comes twice counts once. */
export const countOrderedParts = defineConsumer({
  name: "ordered-parts",
  on: [orderSent],
  async handle(event, tx) {
    const numbers = [...new Set(event.data.lines.map((line) => line.partNumber))];
    await tx.sql`select refresh_part_standing(${numbers}::text[])`;
  },
});
