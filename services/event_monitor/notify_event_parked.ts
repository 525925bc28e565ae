import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "../../engines/live/live_hint.ts";
import { peopleWith } from "../../engines/messages/people_with.ts";
import { notifyPeople } from "../../engines/messages/notify_people.ts";

/**
 * Tells those who watch over the events that one is parked and waits for them.
 *
 * @param parked the event, the consumer that cannot take it, and how many times it was tried
 */
export async function notifyEventParked(
  tx: TxCtx,
  parked: { consumer: string; type: string; key: string; attempts: number },
): Promise<void> {
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

/** Tells those who watch over the events that work by the clock has begun to fail; once, until it has ended well again. */
export async function notifyJobFailed(
  tx: TxCtx,
  job: { name: string; due: Date; error: string },
): Promise<void> {
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: "job-failed",
    params: { job: job.name, due: { at: job.due.toISOString() }, error: job.error.slice(0, 200) },
    link: "EventMonitor",
    receivers: await peopleWith(tx, "EventMonitor:view"),
  });
}
