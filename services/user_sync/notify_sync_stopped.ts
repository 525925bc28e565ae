import type { TxCtx } from "@/kernel/ctx.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";

/** Tells those who watch over the user synchronisation that a run was stopped, since it would have frozen too many. */
export async function notifySyncStopped(tx: TxCtx, stopped: { runId: number; count: number }): Promise<void> {
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: "sync-stopped",
    params: { count: stopped.count },
    link: `UserSync?run=${stopped.runId}`,
    receivers: await peopleWith(tx, "UserSync:run"),
  });
}
