import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { decidedList } from "./decided_list.ts";
import { SUBSTITUTE_CALLS } from "./substitutes/calls.ts";
import { waitingList } from "./waiting_list.ts";

export const approvals = defineDomain({
  name: "approvals",
  pages: [
    page("MyVerify", { module: "bulletins", icon: "clipboard-check", nav: "below" }),
  ],
  lists: [waitingList, decidedList],
  calls: SUBSTITUTE_CALLS,
  messages: {
    "substitute-named": { icon: "user-check", tone: "info", toDo: false, byMail: true },
    "substitute-ended": { icon: "user-check", tone: "info", toDo: false, byMail: false },
  },
  grants: [{
    roles: [
      "factory-manager",
      "section-chief",
      "factory-engineer",
      "designated-engineer",
      "claim-approver-1",
      "claim-approver-2",
      "claim-approver-3",
    ],
    rights: viewing("MyVerify"),
  }],
});
