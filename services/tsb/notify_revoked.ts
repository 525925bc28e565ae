import { tellRevoked } from "@/engines/documents/tell_revoked.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { tsbRevoked } from "@/events/tsb.ts";
import { tsbDocument } from "./tsb_document.ts";

/** Everybody who was told of the bulletin, so that nobody goes on working by it. */
export const notifyTsbRevoked = defineNotification({
  on: tsbRevoked,
  async notify(tx, { data: { tsbId: id, revision } }) {
    await tellRevoked(tx, { kind: tsbDocument.kind, id, revision }, "tsb-revoked");
  },
});
