import { SETTING_CALLS } from "./calls.ts";
import { classSeriesRegister } from "./class_series_register.ts";
import { commercialVehicleRegister } from "./commercial_vehicle_register.ts";
import { withoutPagesNow } from "./module_switches.ts";
import { vehicleClassRegister } from "./vehicle_class_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { keeping, viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const settings = defineDomain({
  name: "settings",
  pages: [
    page("moduleSettings", { module: "settings", icon: "toggle-right", nav: "below" }),
    registerPage(vehicleClassRegister, {
      module: "settings",
      icon: "network",
      nav: "below",
      short: "nav.page_vehicleClassificationSettings",
    }),
    registerPage(classSeriesRegister, { module: "settings", icon: "layout-list", nav: "below" }),
    registerPage(commercialVehicleRegister, { module: "settings", icon: "truck", nav: "below" }),
  ],
  calls: SETTING_CALLS,
  narrowsRights: withoutPagesNow,
  registers: [classSeriesRegister, commercialVehicleRegister, vehicleClassRegister],
  grants: [
    {
      roles: ["factory-manager", "factory-engineer"],
      rights: [
        ...keeping("vehicleClassificationSettings", "carSeriesSettings"),
        ...writing("CommercialInformation"),
      ],
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
      ],
      rights: [...viewing("CommercialInformation")],
    },
    { roles: ["factory-manager"], rights: [...viewing("moduleSettings")] },
  ],
  demo: [{
    name: "settings",
    told: "registers",
    after: "vehicle_data",
    load: async () => (await import("@/demo/settings.ts")).fillSettings,
  }],
});
