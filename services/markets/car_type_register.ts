import { code, defineRegister, names, whole } from "@/engines/registers/declare.ts";

/** Car types, by which series are filtered (call tisosCartypeQ). */
export const carTypeRegister = defineRegister({
  route: "TisosCartype",
  path: "/tis/car-types",
  noun: ["CarType", "CarTypes"],
  texts: "markets.carType",
  table: "car_types",
  key: "code",
  title: "cartypeName",
  fields: {
    cartypeCode: code({ column: "code", max: 20 }),
    cartypeName: names({ column: "names" }),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
  },
  usedBy: [{ table: "series", column: "car_type" }],
});
