import { syncRunList } from "./run_list.ts";
import { syncAllUsersJob } from "./sync_all_users_job.ts";
import { syncRecentUsersJob } from "./sync_recent_users_job.ts";
import { userSyncWork } from "./sync_work.ts";
import { USER_SYNC_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { page } from "@/kernel/access/pages.ts";

export const userSync = defineDomain({
  name: "user_sync",
  pages: [
    page("UserSync", { module: "admin", icon: "refresh-cw", nav: "below", short: "nav.page_UserSync" }),
  ],
  calls: USER_SYNC_CALLS,
  jobs: [syncAllUsersJob, syncRecentUsersJob],
  work: [userSyncWork],
  messages: {
    "sync-stopped": { icon: "triangle-alert", tone: "err", toDo: true, byMail: true },
  },
  lists: [syncRunList],
});
