import { exportFailed } from "@/events/exports.ts";
import { tellPeople } from "@/engines/messages/tell_people.ts";
import { defineTelling } from "@/engines/messages/define_telling.ts";

/** Who asked for the export. */
export const tellExportFailed = defineTelling({
  on: exportFailed,
  async tell(tx, { id, data }) {
    await tellPeople(tx, {
      eventId: id,
      kind: "export-failed",
      params: { reason: { key: data.reason } },
      link: "MyDownload",
      receivers: [data.userId],
    });
  },
});
