import * as events from "@/events/exports.ts";
import { expireExportsJob } from "./expire_exports_job.ts";
import { exportLists } from "./export_consumer.ts";
import { exportWork } from "./export_work.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const exportEngine = defineDomain({
  name: "exports",
  events: Object.values(events),
  consumers: [exportLists],
  jobs: [expireExportsJob],
  work: [exportWork],
  messages: {
    "export-done": { icon: "download", tone: "ok", toDo: false, byMail: false },
    "export-failed": { icon: "circle-x", tone: "err", toDo: true, byMail: false },
  },
});
