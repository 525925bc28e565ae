import * as events from "@/events/cases.ts";
import { CASE_MEDIA, PICTURES } from "@/engines/files/place_types.ts";
import { caseWordRegister } from "./word_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const cases = defineDomain({
  name: "cases",
  pages: [
    registerPage(caseWordRegister, { module: "cases", icon: "text-search", nav: "module" }),
  ],
  registers: [caseWordRegister],
  grants: [
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer"],
      rights: [...viewing("CaseDescription")],
    },
    { roles: ["factory-engineer"], rights: [...writing("CaseDescription")] },
  ],
  events: Object.values(events),
  places: {
    "case": { types: CASE_MEDIA, upload: "session" },
    "casesheet-image": { types: PICTURES, upload: "session" },
  },
  demo: [{
    name: "cases",
    told: "registers",
    after: "diagnosis",
    load: async () => (await import("@/demo/cases.ts")).fillCaseWords,
  }],
});
