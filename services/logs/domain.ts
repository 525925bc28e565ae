import { operationList } from "./operation_list.ts";
import { loginList } from "./login_list.ts";
import { retireLogsJob } from "./retire_logs_job.ts";
import { countLogsJob } from "./count_logs_job.ts";
import { LOG_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const logs = defineDomain({
  name: "logs",
  pages: [
    page("UserLoginList", { module: "logs", icon: "log-in", nav: "module" }),
    page("UserLoginListSummary", { module: "logs", icon: "chart-column", nav: "below" }),
    page("UserOperationLog", { module: "logs", icon: "scroll-text", nav: "below" }),
    page("UserOperationLogSumm", { module: "logs", icon: "chart-no-axes-column", nav: "below" }),
    page("UserOperationLogger", { module: "logs", icon: "activity", nav: "below" }),
    page("UserOperationLoggerUser", { module: "logs", icon: "user-search", nav: "below" }),
    page("LogManage", { module: "admin", icon: "archive", nav: "below" }),
  ],
  calls: LOG_CALLS,
  grants: [
    {
      roles: ["factory-manager"],
      rights: [
        ...viewing(
          "UserLoginList",
          "UserLoginListSummary",
          "UserOperationLog",
          "UserOperationLogSumm",
          "UserOperationLogger",
          "UserOperationLoggerUser",
        ),
      ],
    },
  ],
  jobs: [countLogsJob, retireLogsJob],
  lists: [loginList, operationList],
  demo: [{
    name: "logs",
    told: "three months of logs",
    after: "languages",
    load: async () => (await import("@/demo/logs.ts")).fillLogs,
  }, {
    name: "statistics",
    told: "statistics for the query planner",
    after: "logs",
    load: async () => (await import("@/demo/logs.ts")).analyzeAll,
  }],
});
