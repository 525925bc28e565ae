import { SEARCH_CALLS } from "./calls.ts";
import { exactExport, partsExport } from "./exports.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";

export const partSearch = defineDomain({
  name: "part_search",
  pages: [
    page("SearchPage", { module: "parts", icon: "search", nav: "below", short: "nav.page_SearchPage" }),
    page("AccurateSearchPage", { module: "parts", icon: "list-checks", nav: "below" }),
  ],
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
  ],
});
