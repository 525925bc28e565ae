import { tellReaders } from "@/engines/documents/tell_readers.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { bulletinReleased } from "@/events/bulletins.ts";
import { bulletinDocument } from "./bulletin_document.ts";

/** Everybody who receives the notice and may read it, once a revision. */
export const notifyBulletinReleased = defineNotification({
  on: bulletinReleased,
  async notify(tx, { data }) {
    await tellReaders(tx, { kind: bulletinDocument.kind, id: data.bulletinId }, "bulletin-released");
  },
});
