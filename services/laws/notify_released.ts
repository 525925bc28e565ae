import { defineNotification } from "@/engines/messages/define_notification.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { lawReleased } from "@/events/laws.ts";
import { tellLawReadersWork } from "./tell_readers_work.ts";

/** After so long it is no news: its event was late. */
const NEWS_MS = 14 * 24 * 3_600_000;

/** Those whom it is for, that a legal standard is new, and again when it is in force. */
export const notifyLawReleased = defineNotification({
  on: lawReleased,
  async notify(tx, { id, data, occurredAt }) {
    if (tx.clock().getTime() - occurredAt.getTime() > NEWS_MS) return;
    await enqueue(tx, tellLawReadersWork, id, { lawId: data.lawId, eventId: id, state: data.lawState });
  },
});
