import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { diagnosisFeedbackEnded } from "@/events/diagnosis.ts";
import { VDS_FEEDBACK } from "./feedback_states.ts";

/** Its author, what came of feedback on a diagnosis, in the words of who answered it. */
export const notifyVdsFeedbackEnded = defineNotification({
  on: diagnosisFeedbackEnded,
  async notify(tx, { id, data }) {
    const [row] = await tx.sql<{ authorId: number; answer: string }[]>`
      select author_id, answer from vds_feedback where id = ${data.feedbackId}`;
    if (!row) return;
    const { page } = VDS_FEEDBACK[data.diagnosisId === null ? "none" : "diagnosis"];
    await notifyPeople(tx, {
      eventId: id,
      kind: data.outcome === "resolved" ? "vds-feedback-resolved" : "vds-feedback-invalid",
      params: { vin: data.vin, answer: row.answer },
      link: `${page}?feedback=${data.feedbackId}`,
      receivers: [Number(row.authorId)],
    });
  },
});
