import * as events from "@/events/files.ts";
import { GENERAL } from "./place_types.ts";
import { expireUploadsJob } from "./uploads/expire_uploads_job.ts";
import { collectOrphanFilesJob } from "./orphans/collect_orphans_job.ts";
import { scanWork } from "./scan/scan_work.ts";
import { convertWork } from "./convert/convert_work.ts";
import { convert } from "./convert/convert_consumer.ts";
import { UPLOAD_CALLS } from "./upload_calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";

export const fileEngine = defineDomain({
  name: "files",
  calls: UPLOAD_CALLS,
  events: Object.values(events),
  consumers: [convert],
  jobs: [collectOrphanFilesJob, expireUploadsJob],
  work: [convertWork, scanWork],
  messages: {
    "conversion-failed": { icon: "file-x", tone: "err", toDo: true, byMail: false },
  },
  places: {
    "general": { types: GENERAL, upload: "session" },
    "editor-image": { types: ["png", "gif", "jpeg", "bmp", "icon"], upload: "session" },
    "pasted-image": { types: ["gif", "jpeg", "png", "apng", "bmp"], upload: "session" },
  },
  demo: [{
    name: "files",
    told: "files",
    after: "home",
    needsFiles: true,
    load: async () => (await import("@/demo/files.ts")).fillFiles,
  }],
});
