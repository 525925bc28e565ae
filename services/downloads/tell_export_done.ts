import { exportDone } from "@/events/exports.ts";
import { tellPeople } from "@/engines/messages/tell_people.ts";
import { defineTelling } from "@/engines/messages/define_telling.ts";

/** Who asked for the export. */
export const tellExportDone = defineTelling({
  on: exportDone,
  async tell(tx, { id, data }) {
    await tellPeople(tx, {
      eventId: id,
      kind: "export-done",
      params: { rows: data.rows, expires: { at: data.expiresAt } },
      link: "MyDownload",
      receivers: [data.userId],
    });
  },
});
