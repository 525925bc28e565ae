import { SEARCH_CALLS } from "./calls.ts";
import { countOrderedParts } from "./count_ordered_consumer.ts";
import { searchWordRegister } from "./words/search_word_register.ts";
import { exactExport, partsExport } from "./exports.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const partSearch = defineDomain({
  name: "part_search",
  pages: [
    page("SearchPage", { module: "parts", icon: "search", nav: "below", short: "nav.page_SearchPage" }),
    page("AccurateSearchPage", { module: "parts", icon: "list-checks", nav: "below" }),
    registerPage(searchWordRegister, {
      module: "parts",
      icon: "book-a",
      nav: "below",
      short: "nav.page_SearchWords",
    }),
  ],
  registers: [searchWordRegister],
  consumers: [countOrderedParts],
  calls: SEARCH_CALLS,
  exports: [exactExport, partsExport],
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
        "social-user",
        "dealer-group-user",
        "overseas-store",
        "integration-partner",
      ],
      rights: [...viewing("SearchPage")],
    },
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
        "integration-partner",
      ],
      rights: [...viewing("AccurateSearchPage")],
    },
    { roles: ["factory-manager", "factory-engineer"], rights: [...viewing("SearchWords")] },
    { roles: ["factory-engineer"], rights: [...writing("SearchWords")] },
  ],
  demo: [{
    name: "part_search",
    told: "registers",
    after: "vehicle_data",
    load: async () => (await import("@/demo/part_search.ts")).fillSearchWords,
  }],
});
