import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { scoreCorrected } from "@/events/scores.ts";

/** The person, that staff corrected their score, by how much and why. */
export const notifyScoreCorrected = defineNotification({
  on: scoreCorrected,
  async notify(tx, { id, data }) {
    const [entry] = await tx.sql<{ userId: number; points: string; reason: string }[]>`
      select user_id, points, reason from score_entries where id = ${data.entryId}`;
    if (!entry) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: "score-corrected",
      params: { points: Number(entry.points), reason: entry.reason, total: data.totalPoints },
      link: "MyScore",
      receivers: [Number(entry.userId)],
    });
  },
});
