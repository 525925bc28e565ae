import { defineConsumer } from "@/engines/events/define_consumer.ts";
import { laborReleased } from "@/events/labor.ts";
import { handOverItem } from "./hand_over_item.ts";

/** Leaves what was released for its hand-over to the dealer management system. */
export const handOverReleasedLabor = defineConsumer({
  name: "push-labor",
  on: [laborReleased],
  async handle({ data }, tx) {
    await handOverItem(tx, { id: data.laborId, revision: data.revision });
  },
});
