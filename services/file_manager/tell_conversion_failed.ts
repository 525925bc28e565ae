import { fileConversionFailed } from "@/events/files.ts";
import { tellPeople } from "@/engines/messages/tell_people.ts";
import { defineTelling } from "@/engines/messages/define_telling.ts";

/** Who put the file in. */
export const tellConversionFailed = defineTelling({
  on: fileConversionFailed,
  async tell(tx, { id, data }) {
    const [file] = await tx.sql<{ ownerId: number | null; name: string }[]>`
      select owner_id, name from files where id = ${data.fileId}`;
    if (!file || file.ownerId === null) return;
    await tellPeople(tx, {
      eventId: id,
      kind: "conversion-failed",
      params: { file: file.name, reason: { key: data.reason } },
      link: `FileManage?file=${data.fileId}`,
      receivers: [Number(file.ownerId)],
    });
  },
});
