import { TELLINGS } from "@/engines/messages/all.ts";
import { defineConsumer } from "@/engines/events/define_consumer.ts";

/** Tells people what has happened: message, badge and mail. Who is told stands in tell_*.ts of a domain. */
export const notify = defineConsumer({
  name: "notify",
  on: TELLINGS.map((rule) => rule.on),
  async handle(event, tx) {
    for (const rule of TELLINGS) if (rule.on.type === event.type) await rule.tell(tx, event);
  },
});
