import { tellReaders } from "@/engines/documents/tell_readers.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { tsbPublished } from "@/events/tsb.ts";
import { tsbDocument } from "./tsb_document.ts";

/** Everybody who may read the bulletin, once a revision. */
export const notifyTsbPublished = defineNotification({
  on: tsbPublished,
  async notify(tx, { data }) {
    const { tsbId: id, revision } = data;
    await tellReaders(tx, { kind: tsbDocument.kind, id, revision }, "tsb-published");
  },
});
