import { tellRevoked } from "@/engines/documents/tell_revoked.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { bulletinRevoked } from "@/events/bulletins.ts";
import { bulletinDocument } from "./bulletin_document.ts";

/** Everybody who was told of the notice. */
export const notifyBulletinRevoked = defineNotification({
  on: bulletinRevoked,
  async notify(tx, { data }) {
    await tellRevoked(tx, { kind: bulletinDocument.kind, id: data.bulletinId }, "bulletin-revoked");
  },
});
