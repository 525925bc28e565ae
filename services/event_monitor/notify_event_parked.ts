import type { ParkedForStaff } from "@/engines/events/on_parked.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";

/** Tells those who watch over the events that one is parked and waits for them. */
export async function notifyEventParked(tx: TxCtx, parked: ParkedForStaff): Promise<void> {
  await notifyPeople(tx, {
    // Not the event's own: parked again after a replay, or by another consumer, it is news again.
    eventId: tx.newId(),
    kind: "event-parked",
    params: { consumer: parked.consumer, type: parked.type, key: parked.key, attempts: parked.attempts },
    link: `EventMonitor?consumer=${encodeURIComponent(parked.consumer)}`,
    receivers: await peopleWith(tx, "EventMonitor:view"),
  });
  sendLiveHint(tx, { topic: "events", to: { right: "EventMonitor:view" }, id: parked.consumer });
}
