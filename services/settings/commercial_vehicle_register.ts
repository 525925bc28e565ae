import {
  choice,
  code,
  decimal,
  defineRegister,
  longText,
  names,
  reference,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";
import { seenSeries } from "@/services/epc/seen_series.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** What kind of commercial vehicle, as the trade classes them. */
export const COMMERCIAL_CATEGORIES = ["van", "light", "medium", "heavy", "tractor", "bus"] as const;
export const BODY_TYPES = [
  "panel",
  "platform",
  "box",
  "reefer",
  "tipper",
  "mixer",
  "tanker",
  "tractor",
  "city-bus",
  "coach",
] as const;
/** Wheels by driven wheels. */
export const AXLE_CONFIGURATIONS = ["4x2", "4x4", "6x2", "6x4", "8x2", "8x4"] as const;
const EMISSIONS = ["cn5", "cn6", "euro5", "euro6", "zero"] as const;

/** Base information of commercial vehicles. */
export const commercialVehicleRegister = defineRegister({
  route: "CommercialInformation",
  path: "/tis/commercial-vehicles",
  noun: ["CommercialVehicle", "CommercialVehicles"],
  texts: "settings.commercial",
  table: "commercial_vehicles",
  key: "code",
  sensitive: ["remark"],
  scope: (ctx) => ctx.sql`(e.series_code is null or ${seenSeries(ctx, ctx.sql`e.series_code`)})`,
  fields: {
    code: code({ max: 30 }),
    names: names({ max: 120 }),
    seriesCode: reference({ table: "series", lead: "code", route: "EPCSeries" }, { optional: true }),
    category: choice(COMMERCIAL_CATEGORIES, { batch: true }),
    bodyType: choice(BODY_TYPES, { batch: true }),
    axleConfiguration: choice(AXLE_CONFIGURATIONS),
    tonnage: decimal({ places: 1, min: 0, max: 200, unit: "t", optional: true, in: "chooser" }),
    grossMass: whole({ min: 500, max: 120_000, unit: "kg" }),
    kerbMass: whole({ min: 500, max: 60_000, unit: "kg", optional: true, in: "chooser" }),
    axleLoads: texts({ max: 20, optional: true, hint: true, in: "entry" }),
    wheelbase: whole({ min: 1000, max: 12_000, unit: "mm", optional: true, in: "chooser" }),
    engineModel: text({ max: 60, optional: true, search: true, in: "chooser" }),
    energyType: reference({ table: "energy_types", route: "EPCEnerge" }, {
      optional: true,
      batch: true,
      in: "chooser",
    }),
    power: whole({ min: 1, max: 2000, unit: "kW", optional: true }),
    torque: whole({ min: 1, max: 10_000, unit: "Nm", optional: true, in: "chooser" }),
    emission: choice(EMISSIONS, { optional: true, batch: true, in: "chooser" }),
    gearbox: text({ max: 80, optional: true, search: true, in: "chooser" }),
    axleRatio: decimal({ places: 3, min: 1, max: 20, optional: true, in: "chooser" }),
    tyres: text({ max: 60, optional: true, in: "chooser" }),
    state: choice(["built", "ended"], { start: "built", batch: true, in: "chooser" }),
    remark: longText({ max: 1000, optional: true }),
  },
  check(_tx, { grossMass, kerbMass }) {
    if (kerbMass && kerbMass >= grossMass) {
      throw refuseField("kerbMass", "kerb-mass-too-large");
    }
  },
});
