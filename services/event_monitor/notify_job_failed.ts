import type { FailedJob } from "@/engines/clock/on_job_failed.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** Tells those who watch over the events that work by the clock has begun to fail; once, until it has ended well again. */
export async function notifyJobFailed(tx: TxCtx, job: FailedJob): Promise<void> {
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: "job-failed",
    params: { job: job.name, due: { at: job.due.toISOString() }, error: job.error.slice(0, 200) },
    link: "EventMonitor",
    receivers: await peopleWith(tx, "EventMonitor:view"),
  });
}
