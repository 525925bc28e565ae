import type { Received } from "@/engines/events/define_consumer.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** Who is notified of what when an event comes: one file an event, named by its domain among its `notifications`. */
export interface NotificationRule<E extends EventType = EventType> {
  on: E;
  /** Runs in the transaction that also holds the receipt of the event. */
  notify(tx: TxCtx, event: Received<E["data"]>): Promise<void>;
}

/** Declares who is notified of an event. */
export function defineNotification<const E extends EventType>(
  rule: NotificationRule<E>,
): NotificationRule<E> {
  return rule;
}
