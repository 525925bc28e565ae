import { defineConsumer } from "@/engines/events/define_consumer.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { tsbPublished, tsbResumed, tsbRevoked, tsbStopped } from "@/events/tsb.ts";
import { settleWorkOrdersWork } from "./settle_work.ts";

/** Leaves it to the workers to bring the work orders of a bulletin to what has become of it; each event by itself, since one under way may not see the next. */
export const settleTsbWorkOrders = defineConsumer({
  name: "settle-tsb-work-orders",
  on: [tsbPublished, tsbResumed, tsbRevoked, tsbStopped],
  async handle({ id, data }, tx) {
    await enqueue(tx, settleWorkOrdersWork, `${data.tsbId}:${id}`, { documentId: data.tsbId });
  },
});
