import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { feedbackResolved } from "@/events/feedback.ts";

/** Its sender, what came of feedback, in the words of who answered it. */
export const notifyFeedbackResolved = defineNotification({
  on: feedbackResolved,
  async notify(tx, { id, data }) {
    const [row] = await tx.sql<{ authorId: number; answer: string }[]>`
      select author_id, answer from feedback_reports where id = ${data.feedbackId}`;
    if (!row) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: data.outcome === "resolved" ? "feedback-resolved" : "feedback-invalid",
      params: { number: data.feedbackId, answer: row.answer },
      link: `FeedbackList?feedback=${data.feedbackId}`,
      receivers: [Number(row.authorId)],
    });
  },
});
