import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { qualityResolved, qualitySubmitted, qualityTaken } from "@/events/quality.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

interface Told {
  authorId: number;
  code: string;
  title: string;
  answer: string;
  takenBy: string;
}

async function read({ sql }: TxCtx, id: number): Promise<Told | undefined> {
  const [row] = await sql<Told[]>`
    select t.author_id::int, t.code, coalesce(t.title, '') as title, t.answer, coalesce(w.full_name, '') as taken_by
    from quality_reports t left join users w on w.id = t.taken_by
    where t.id = ${id}`;
  return row;
}

/** Those of the factory who deal with them, that a store has reported something. */
export const notifyQualitySubmitted = defineNotification({
  on: qualitySubmitted,
  async notify(tx, { id, data }) {
    const one = await read(tx, data.qualityId);
    if (!one) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: "quality-submitted",
      params: { code: one.code, title: one.title },
      link: `QualityFeedbackPreview?id=${data.qualityId}`,
      receivers: await peopleWith(tx, "QualityFeedback:process"),
    });
  },
});

/** The author, that the factory looks after a report. */
export const notifyQualityTaken = defineNotification({
  on: qualityTaken,
  async notify(tx, { id, data }) {
    const one = await read(tx, data.qualityId);
    if (!one) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: "quality-taken",
      params: { code: one.code, title: one.title, name: one.takenBy },
      link: `QualityFeedbackPreview?id=${data.qualityId}`,
      receivers: [one.authorId],
    });
  },
});

/** The author, what came of a report, in the words of the factory. */
export const notifyQualityResolved = defineNotification({
  on: qualityResolved,
  async notify(tx, { id, data }) {
    const one = await read(tx, data.qualityId);
    if (!one) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: data.outcome === "resolved" ? "quality-resolved" : "quality-refused",
      params: { code: one.code, title: one.title, answer: one.answer },
      link: `QualityFeedbackPreview?id=${data.qualityId}`,
      receivers: [one.authorId],
    });
  },
});
