import { agencyRegister } from "./agency_register.ts";
import { areaRegister } from "./area_register.ts";
import { dealerGroupRegister } from "./dealer_group_register.ts";
import { districtRegister } from "./district_register.ts";
import { networkRegister } from "./network_register.ts";
import { regionRegister } from "./region_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const orgs = defineDomain({
  name: "orgs",
  pages: [
    page("agency", { module: "organisation", icon: "store", nav: "module", short: "nav.page_agency" }),
    registerPage(networkRegister, { module: "organisation", icon: "network", nav: "below" }),
    page("dealerGroup", { module: "organisation", icon: "warehouse", nav: "below" }),
    registerPage(areaRegister, { module: "organisation", icon: "map", nav: "below" }),
    registerPage(regionRegister, { module: "organisation", icon: "map-pinned", nav: "below" }),
    registerPage(districtRegister, {
      module: "organisation",
      icon: "list-tree",
      nav: "below",
      short: "nav.page_agencydistrict",
    }),
  ],
  registers: [
    agencyRegister,
    areaRegister,
    dealerGroupRegister,
    districtRegister,
    networkRegister,
    regionRegister,
  ],
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
        "store-manager",
        "dealer-group-user",
      ],
      rights: [...viewing("agency", "dealerGroup")],
    },
    {
      roles: ["factory-manager"],
      rights: [
        ...writing("agency", "agencyarea", "agencyregion", "agencydistrict", "agencykind", "dealerGroup"),
      ],
    },
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "section-chief",
        "claim-approver-1",
        "claim-approver-2",
        "claim-approver-3",
      ],
      rights: [...viewing("agencyarea", "agencyregion", "agencydistrict", "agencykind")],
    },
  ],
  demo: [{
    name: "orgs",
    told: "registers",
    after: "vehicles",
    load: async () => (await import("@/demo/orgs/registers.ts")).fillOrganisation,
  }],
});
