import { TELLINGS } from "@/services/messages/receivers/all.ts";
import { defineConsumer } from "../define_consumer.ts";

/** Tells people what has happened: message, badge and mail. Who is told stands in services/messages/receivers. */
export const notify = defineConsumer({
  name: "notify",
  on: TELLINGS.map((rule) => rule.on),
  async handle(event, tx) {
    for (const rule of TELLINGS) if (rule.on.type === event.type) await rule.tell(tx, event);
  },
});
