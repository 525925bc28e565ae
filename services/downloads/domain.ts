import { readDocumentArchive } from "./answers.ts";
import { exportTaskList } from "./export_task_list.ts";
import { notifyExportFailed } from "./notify_export_failed.ts";
import { notifyExportDone } from "./notify_export_done.ts";
import { exportCalls } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const downloads = defineDomain({
  name: "downloads",
  pages: [
    page("MyDownload", { module: "personal", icon: "download", need: "session" }),
  ],
  answers: [readDocumentArchive],
  calls: exportCalls,
  notifications: [notifyExportDone, notifyExportFailed],
  lists: [exportTaskList],
});
