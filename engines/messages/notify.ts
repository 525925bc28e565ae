import { type Consumer, defineConsumer } from "@/engines/events/define_consumer.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import type { NotificationRule } from "./define_notification.ts";

/** Tells people what has happened: message, badge and mail. Who is told of what, the domains say. */
export function notifyBy(rules: readonly NotificationRule[]): Consumer<EventType> {
  return defineConsumer({
    name: "notify",
    on: rules.map((rule) => rule.on),
    async handle(event, tx) {
      for (const rule of rules) if (rule.on.type === event.type) await rule.notify(tx, event);
    },
  });
}
