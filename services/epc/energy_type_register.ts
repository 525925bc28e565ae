import { defineRegister } from "@/engines/registers/define_register.ts";
import { code, names, whole } from "@/engines/registers/field_makers.ts";

/** Power types of vehicles (specification section 3): what series are filtered by. */
export const energyTypeRegister = defineRegister({
  route: "EPCEnerge",
  path: "/tis/power-types",
  noun: ["PowerType", "PowerTypes"],
  texts: "epc.register.energyType",
  table: "energy_types",
  key: "code",
  fields: {
    code: code({ max: 20 }),
    names: names(),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
  },
  usedBy: [{ table: "series", column: "energy_type" }],
});
