import { scoreDictionaryRegister } from "./dictionary_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const scores = defineDomain({
  name: "scores",
  pages: [
    registerPage(scoreDictionaryRegister, { module: "settings", icon: "medal", nav: "below" }),
  ],
  registers: [scoreDictionaryRegister],
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
      rights: [...viewing("MyScoreDict")],
    },
  ],
});
