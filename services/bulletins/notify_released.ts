import { tellReaders } from "@/engines/documents/tell_readers.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { bulletinReleased } from "@/events/bulletins.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { bulletinDocument } from "./bulletin_document.ts";

/** Tells a notice to everybody who receives it and may read it on this day, once a revision. */
export function tellReleased(tx: TxCtx, id: number): Promise<void> {
  return tellReaders(tx, { kind: bulletinDocument.kind, id }, "bulletin-released");
}

export const notifyBulletinReleased = defineNotification({
  on: bulletinReleased,
  async notify(tx, { data }) {
    await tellReleased(tx, data.bulletinId);
  },
});
