import {
  code,
  defineRegister,
  flag,
  names,
  parent,
  reference,
  shown,
  whole,
} from "@/engines/registers/declare.ts";

/** Classes of vehicles as the document centre shows them, a tree. */
export const vehicleClassRegister = defineRegister({
  route: "vehicleClassificationSettings",
  path: "/tis/vehicle-classes",
  noun: ["VehicleClass", "VehicleClasses"],
  texts: "settings.class",
  table: "vehicle_classes",
  key: "code",
  usedBy: [{ table: "class_series", column: "class_code" }],
  fields: {
    code: code({ max: 30 }),
    names: names({ max: 120 }),
    parentCode: parent({ label: "settings.class.parentCode" }),
    brandCode: reference({ table: "brands" }, { optional: true, hint: true, batch: true }),
    series: shown("whole", ({ sql }) =>
      sql`(
        select count(*)
        from class_series c
        where c.class_code = e.code and c.deleted_at is null
      )::int`),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true, in: "chooser" }),
    shown: flag({ start: true, filter: true, batch: true }),
  },
});
