import * as events from "@/events/qa.ts";
import { CASE_MEDIA } from "@/engines/files/place_types.ts";
import { partQaTypeRegister, techQaTypeRegister } from "./type_registers.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const qa = defineDomain({
  name: "qa",
  pages: [
    registerPage(partQaTypeRegister, { module: "qa", icon: "messages-square", nav: "module" }),
    registerPage(techQaTypeRegister, { module: "qa", icon: "message-circle-question-mark", nav: "below" }),
  ],
  registers: [partQaTypeRegister, techQaTypeRegister],
  grants: [
    { roles: ["factory-manager", "section-chief"], rights: [...viewing("PartQAType", "TechQAType")] },
    { roles: ["section-chief"], rights: [...writing("PartQAType", "TechQAType")] },
  ],
  events: Object.values(events),
  places: {
    "qa": { types: [...CASE_MEDIA, "xls", "xlsx", "doc", "docx", "ppt", "pptx", "zip"], upload: "session" },
  },
  demo: [{
    name: "qa",
    told: "registers",
    after: "cases",
    load: async () => (await import("@/demo/qa.ts")).fillQaTypes,
  }],
});
