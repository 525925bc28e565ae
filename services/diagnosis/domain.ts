import * as events from "@/events/diagnosis.ts";
import { dtcLinkKind } from "./dtc_link_kind.ts";
import { linkDtcsJob } from "./link_dtcs_job.ts";
import { dtcRegister } from "./dtc_register.ts";
import { GENERIC_CALLS } from "./generic/calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const diagnosis = defineDomain({
  name: "diagnosis",
  pages: [
    page("DTCManage", { module: "diagnosis", icon: "activity", nav: "module" }),
  ],
  registers: [dtcRegister],
  calls: GENERIC_CALLS,
  jobs: [linkDtcsJob],
  linkKinds: { dtc: dtcLinkKind },
  grants: [
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "section-chief",
        "technical-supervisor",
        "claim-approver-1",
        "claim-approver-2",
        "claim-approver-3",
        "store-technician",
        "store-manager",
        "dealer-group-user",
        "overseas-store",
      ],
      rights: [...viewing("DTCManage")],
    },
    { roles: ["factory-engineer"], rights: [...writing("DTCManage")] },
  ],
  events: Object.values(events),
  demo: [{
    name: "diagnosis",
    told: "registers",
    after: "labor",
    load: async () => (await import("@/demo/diagnosis.ts")).fillDtcs,
  }],
});
