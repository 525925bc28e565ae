import * as events from "@/events/labor.ts";
import { laborActionRegister } from "./action_register.ts";
import { laborBaseStepRegister } from "./base_step_register.ts";
import { laborDtcRegister } from "./dtc_register.ts";
import { laborFaultRegister } from "./fault_register.ts";
import { laborLinkKind, laborStepLinkKind } from "./labor_link_kinds.ts";
import { linkLaborJob } from "./link_labor_job.ts";
import { laborTypeRegister } from "./type_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const labor = defineDomain({
  name: "labor",
  pages: [
    registerPage(laborTypeRegister, { module: "labor", icon: "tags", nav: "module" }),
    registerPage(laborActionRegister, { module: "labor", icon: "hammer", nav: "below" }),
    registerPage(laborBaseStepRegister, { module: "labor", icon: "footprints", nav: "below" }),
    registerPage(laborFaultRegister, { module: "labor", icon: "bug", nav: "below" }),
    registerPage(laborDtcRegister, { module: "labor", icon: "link", nav: "below" }),
  ],
  registers: [
    laborActionRegister,
    laborBaseStepRegister,
    laborDtcRegister,
    laborFaultRegister,
    laborTypeRegister,
  ],
  jobs: [linkLaborJob],
  linkKinds: { labor: laborLinkKind, laborStep: laborStepLinkKind },
  grants: [
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer"],
      rights: [...viewing("LaborType", "LaborAction", "LaborBaseStep", "LaborFault", "LaborDtc")],
    },
    {
      roles: ["factory-engineer"],
      rights: [...writing("LaborType", "LaborAction", "LaborBaseStep", "LaborFault", "LaborDtc")],
    },
  ],
  events: Object.values(events),
  demo: [{
    name: "labor",
    told: "registers",
    after: "users",
    load: async () => (await import("@/demo/labor.ts")).fillLabor,
  }],
});
