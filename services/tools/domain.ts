import { PICTURES } from "@/engines/files/place_types.ts";
import { may } from "@/kernel/access/rights.ts";
import { toolRegister } from "./tool_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const tools = defineDomain({
  name: "tools",
  pages: [
    registerPage(toolRegister, { module: "documents", icon: "wrench", nav: "below" }),
  ],
  registers: [toolRegister],
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
      rights: [...viewing("ToolManage")],
    },
    { roles: ["factory-engineer"], rights: [...writing("ToolManage")] },
  ],
  places: { "tool-attachment": { types: PICTURES, upload: "ToolManage:edit" } },
  readers: { "tool-attachment": ({ actor }) => may(actor, "ToolManage:view") },
  demo: [{
    name: "tools",
    told: "registers",
    after: "settings",
    load: async () => (await import("@/demo/tools.ts")).fillTools,
  }],
});
