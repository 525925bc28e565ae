import { commercialDataViewingRegister, dataViewingRegister, vehicleDataRegister } from "./data_registers.ts";
import { VEHICLE_DATA_CALLS } from "./calls.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const vehicleData = defineDomain({
  name: "vehicle_data",
  pages: [
    registerPage(vehicleDataRegister, { module: "documents", icon: "ruler", nav: "below" }),
    registerPage(dataViewingRegister, { module: "documents", icon: "gauge", nav: "module" }),
    registerPage(commercialDataViewingRegister, { module: "documents", icon: "truck", nav: "below" }),
  ],
  registers: [commercialDataViewingRegister, dataViewingRegister, vehicleDataRegister],
  calls: VEHICLE_DATA_CALLS,
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
      rights: [...viewing("DataViewing", "commercialDataViewing")],
    },
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer"],
      rights: [...viewing("DataMaintenance")],
    },
    { roles: ["factory-engineer"], rights: [...writing("DataMaintenance")] },
  ],
  demo: [{
    name: "vehicle_data",
    told: "registers",
    after: "cases",
    load: async () => (await import("@/demo/vehicle_data.ts")).fillVehicleData,
  }],
});
