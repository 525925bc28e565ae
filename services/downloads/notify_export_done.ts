import { exportDone } from "@/events/exports.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";

/** Who asked for the export. */
export const notifyExportDone = defineNotification({
  on: exportDone,
  async notify(tx, { id, data }) {
    await notifyPeople(tx, {
      eventId: id,
      kind: "export-done",
      params: { rows: data.rows, expires: { at: data.expiresAt } },
      link: "MyDownload",
      receivers: [data.userId],
    });
  },
});
