import { fileConversionFailed } from "@/events/files.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";

/** Who put the file in. */
export const notifyConversionFailed = defineNotification({
  on: fileConversionFailed,
  async notify(tx, { id, data }) {
    const [file] = await tx.sql<{ ownerId: number | null; name: string }[]>`
      select owner_id, name from files where id = ${data.fileId}`;
    if (!file || file.ownerId === null) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: "conversion-failed",
      params: { file: file.name, reason: { key: data.reason } },
      link: `FileManage?file=${data.fileId}`,
      receivers: [Number(file.ownerId)],
    });
  },
});
