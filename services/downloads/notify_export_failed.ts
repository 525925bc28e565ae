import { exportFailed } from "@/events/exports.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";

/** Who asked for the export. */
export const notifyExportFailed = defineNotification({
  on: exportFailed,
  async notify(tx, { id, data }) {
    await notifyPeople(tx, {
      eventId: id,
      kind: "export-failed",
      params: { reason: { key: data.reason } },
      link: "MyDownload",
      receivers: [data.userId],
    });
  },
});
