import type { Job } from "@/engines/events/define_job.ts";
import { collectOrphanFilesJob } from "./collect_orphan_files.ts";
import { countLogsJob } from "./count_logs.ts";
import { deleteEndedWorkJob } from "./delete_ended_work.ts";
import { ensurePartitionsJob } from "./ensure_partitions.ts";
import { syncAllUsersJob, syncRecentUsersJob } from "./sync_users.ts";
import { expireUploadsJob } from "./expire_uploads.ts";
import { expireExportsJob } from "./expire_exports.ts";
import { retireEventsJob } from "./retire_events.ts";
import { retireLogsJob } from "./retire_logs.ts";

/** Every job that workers run by the clock. */
export const JOBS: readonly Job[] = [
  collectOrphanFilesJob,
  countLogsJob,
  deleteEndedWorkJob,
  ensurePartitionsJob,
  expireExportsJob,
  expireUploadsJob,
  syncAllUsersJob,
  syncRecentUsersJob,
  retireEventsJob,
  retireLogsJob,
];
