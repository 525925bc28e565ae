import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import {
  choice,
  defineRegister,
  type Fields,
  names,
  reference,
  type Register,
  text,
  whole,
} from "@/engines/registers/declare.ts";

/** What technical data is about. */
export const DATA_TOPICS = [
  "dimensions",
  "weights",
  "fill",
  "torque",
  "electrical",
  "alignment",
  "performance",
] as const;

const FIELDS = {
  seriesCode: reference({ table: "series", route: "EPCSeries" }),
  modelCode: reference({ table: "model_codes", route: "EpcModel", lead: "code", many: true }, {
    optional: true,
    hint: true,
  }),
  topic: choice(DATA_TOPICS),
  names: names(),
  value: text({ max: 60 }),
  unit: text({ max: 20, optional: true, batch: true }),
  notes: names({ optional: true, max: 500, in: "chooser" }),
  sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
} satisfies Fields;

const SHARED = {
  texts: "vehicle_data.entry",
  table: "vehicle_data",
  key: "id",
  order: "seriesCode",
  fields: FIELDS,
} satisfies Partial<Register<typeof FIELDS>>;

/** Technical data as factory staff maintain it: dimensions, fill quantities, torques of every series. */
export const vehicleDataRegister = defineRegister({
  ...SHARED,
  route: "DataMaintenance",
  path: "/tis/vehicle-data",
  noun: ["VehicleDatum", "VehicleData"],
  unique: [["seriesCode", "modelCode", "topic", "names", "unit"]],
});

/** Technical data of the series that the reader may see, of one after-sale type. */
function viewing(declared: Pick<Register, "route" | "path" | "noun">, commercial: boolean): Register {
  return defineRegister({
    ...SHARED,
    ...declared,
    writes: [],
    scope: (ctx: Ctx) =>
      ctx.sql`e.series_code in (
        select s.code
        from series s
        where ${visibleSeries(ctx)} and (s.after_sale_type = 'commercial') = ${commercial}
      )`,
  });
}

/** Technical data of passenger cars, to read. */
export const dataViewingRegister = viewing({
  route: "DataViewing",
  path: "/tis/vehicle-data-of-cars",
  noun: ["CarDatum", "CarData"],
}, false);

/** Technical data of commercial vehicles, to read. */
export const commercialDataViewingRegister = viewing({
  route: "commercialDataViewing",
  path: "/tis/vehicle-data-of-commercial-vehicles",
  noun: ["CommercialDatum", "CommercialData"],
}, true);
