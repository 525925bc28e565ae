import type { ParkedForStaff } from "@/engines/events/on_parked.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { tellLive } from "@/engines/live/tell_live.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { tellPeople } from "@/engines/messages/tell_people.ts";

/** Tells those who watch over the events that one is parked and waits for them. */
export async function tellEventParked(tx: TxCtx, parked: ParkedForStaff): Promise<void> {
  await tellPeople(tx, {
    // Not the event's own: parked again after a replay, or by another consumer, it is news again.
    eventId: tx.newId(),
    kind: "event-parked",
    params: { consumer: parked.consumer, type: parked.type, key: parked.key, attempts: parked.attempts },
    link: `EventMonitor?consumer=${encodeURIComponent(parked.consumer)}`,
    receivers: await peopleWith(tx, "EventMonitor:view"),
  });
  tellLive(tx, { topic: "events", to: { right: "EventMonitor:view" }, id: parked.consumer });
}
