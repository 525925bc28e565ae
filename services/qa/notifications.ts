import { defineNotification } from "@/engines/messages/define_notification.ts";
import { qaAdopted, qaAsked, qaClosed, qaEscalated, qaReplied } from "@/events/qa.ts";
import { inOwnPlace, readTold, tell, waitedFor } from "./tell.ts";

/** Whoever is to answer, that a question was asked. */
export const notifyAsked = defineNotification({
  on: qaAsked,
  async notify(tx, { id: eventId, data }) {
    const told = await readTold(tx, data.questionId);
    if (!told || told.closed) return;
    await tell(tx, told, { eventId, kind: "question-asked", receivers: await waitedFor(tx, told) });
  },
});

/** The asker, that there is an answer. */
export const notifyReplied = defineNotification({
  on: qaReplied,
  async notify(tx, { id: eventId, data }) {
    const told = await readTold(tx, data.questionId);
    if (told) {
      await tell(tx, told, { eventId, kind: "question-replied", receivers: inOwnPlace([told.askerId]) });
    }
  },
});

/** Whoever stands at the node that a question came to. */
export const notifyPassedOn = defineNotification({
  on: qaEscalated,
  async notify(tx, { id: eventId, data }) {
    const told = await readTold(tx, data.questionId);
    // It has gone on since.
    if (!told || told.closed || told.node !== data.toNode) return;
    await tell(tx, told, { eventId, kind: "question-came", receivers: await waitedFor(tx, told) });
  },
});

/** Whoever answered, that their reply was adopted. */
export const notifyAdopted = defineNotification({
  on: qaAdopted,
  async notify(tx, { id: eventId, data }) {
    const told = await readTold(tx, data.questionId);
    if (!told) return;
    const rows = await tx.sql<{ id: number }[]>`
      select user_id::int as id from question_replies where id = ${data.replyId}`;
    await tell(tx, told, {
      eventId,
      kind: "question-adopted",
      receivers: inOwnPlace(rows.map(({ id }) => id)),
    });
  },
});

/** The asker and whoever answered, that a question was closed by a note; of an adoption its own message tells. */
export const notifyClosed = defineNotification({
  on: qaClosed,
  async notify(tx, { id: eventId, data }) {
    if (data.by !== "note") return;
    const told = await readTold(tx, data.questionId);
    if (!told) return;
    const rows = await tx.sql<{ id: number }[]>`
      select distinct r.user_id::int as id
      from question_replies r join questions q on q.id = r.question_id
      where q.id = ${told.id} and r.part = 'answer' and r.user_id is distinct from q.closer_id
      union
      select q.asker_id::int from questions q where q.id = ${told.id} and q.asker_id is distinct from q.closer_id`;
    await tell(tx, told, {
      eventId,
      kind: "question-closed",
      receivers: inOwnPlace(rows.map(({ id }) => id)),
    });
  },
});
