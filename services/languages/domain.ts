import { LANGUAGE_CALLS } from "./calls.ts";
import { languageRegister } from "./language_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const languages = defineDomain({
  name: "languages",
  pages: [
    registerPage(languageRegister, { module: "markets", icon: "languages", nav: "below" }),
  ],
  calls: LANGUAGE_CALLS,
  registers: [languageRegister],
  grants: [
    { roles: ["factory-manager"], rights: [...viewing("TisosLanguage")] },
  ],
  demo: [{
    name: "languages",
    told: "registers",
    after: "tools",
    load: async () => (await import("@/demo/languages.ts")).fillLanguages,
  }],
});
