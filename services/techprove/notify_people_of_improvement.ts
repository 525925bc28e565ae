import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import {
  techproveApproved,
  techproveClosed,
  techproveRejected,
  techproveSubmitted,
} from "@/events/techprove.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

type Kind = "techprove-asked" | "techprove-approved" | "techprove-rejected" | "techprove-closed";

/** @param eventId of what happened @param said how it was put, by the last step of that action */
async function tell(tx: TxCtx, eventId: string, id: number, kind: Kind, action: string): Promise<void> {
  const { sql } = tx;
  const [one] = await sql<{ authorId: number; code: string; title: string; said: string; asked: number[] }[]>`
    select t.author_id::int, t.code, coalesce(t.title, '') as title,
      coalesce((
        select c.note from course_steps c
        where c.subject_kind = 'techprove' and c.subject_id = t.id and c.action = ${action} order by c.id desc limit 1
      ), '') as said,
      array(
        select v.user_id::int from technical_improvement_approvals v
        where v.improvement_id = t.id and v.voided_at is null and v.result is null
      ) as asked
    from technical_improvements t where t.id = ${id}`;
  if (!one) return;
  await notifyPeople(tx, {
    eventId,
    kind,
    params: { code: one.code, title: one.title, said: one.said },
    link: `TechProvePreview?id=${id}`,
    receivers: kind === "techprove-asked" ? one.asked : [one.authorId],
  });
}

/** Each of those who are to approve it. */
export const notifyImprovementSubmitted = defineNotification({
  on: techproveSubmitted,
  notify: (tx, { id, data }) => tell(tx, id, data.techproveId, "techprove-asked", "submit"),
});

/** Its author, that all have approved it. */
export const notifyImprovementApproved = defineNotification({
  on: techproveApproved,
  notify: (tx, { id, data }) => tell(tx, id, data.techproveId, "techprove-approved", "approve"),
});

/** Its author, that one has sent it back, and why. */
export const notifyImprovementRejected = defineNotification({
  on: techproveRejected,
  notify: (tx, { id, data }) => tell(tx, id, data.techproveId, "techprove-rejected", "reject"),
});

/** Its author, what came of it. */
export const notifyImprovementClosed = defineNotification({
  on: techproveClosed,
  notify: (tx, { id, data }) => tell(tx, id, data.techproveId, "techprove-closed", "close"),
});
