import { z } from "zod";

/**
 * What the parts catalogue answers of series and vehicles, as plain JSON: schemas, and the types inferred from them. Names are in the
 * reader's language; days are 'yyyy-MM-dd', moments ISO 8601; money is text with two decimals, never a float. Islands may import the
 * types. Figures stand in figure_types.ts, parts in part_types.ts.
 */

export const named = z.object({
  code: z.string(),
  name: z.string().describe("in the caller's language"),
});
/** A code with its name in the reader's language. */
export type Named = z.infer<typeof named>;

export const money = z.object({
  amount: z.string().describe("decimal text, such as 88.60"),
  currency: z.string().describe("ISO 4217"),
});
/** An amount of money: '88.60' with its ISO 4217 currency. */
export type Money = z.infer<typeof money>;

export const told = z.object({ key: z.string(), text: z.string() });
/** A sentence for the reader with the key it comes from. */
export type Told = z.infer<typeof told>;

/** A day, `yyyy-MM-dd`. */
export const day = z.string().describe("yyyy-MM-dd");

export const series = z.object({
  seriesCode: z.string(),
  epcName: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  afterSaleType: z.string(),
  subSaleType: z.string().nullable(),
  energyType: named,
  carType: named,
  yearFrom: z.int(),
  yearTo: z.int().nullable(),
  visible: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
    .describe("0 invisible, 1 visible, 2 pending, 3 host factory"),
  state: z.union([z.literal(0), z.literal(1)]),
  historyState: z.union([z.literal(0), z.literal(1)]).describe("1: no longer built"),
  picture: z.string().nullable(),
  modelCount: z.int(),
});
/** A series as lists show it (specification section 3: seriesCode, epcName, with the fields of the series filter). */
export type Series = z.infer<typeof series>;

export const model = z.object({
  code: z.string(),
  name: z.string(),
  seriesCode: z.string(),
  year: z.int().nullable(),
  productionFrom: day.nullable(),
  productionTo: day.nullable(),
  plant: named.nullable(),
  market: named.nullable(),
});
export type Model = z.infer<typeof model>;

export const vehicleChoice = z.object({
  vin: z.string(),
  brandCode: z.string(),
  seriesCode: z.string(),
  seriesName: z.string(),
  models: z.array(named),
  productionDate: day.nullable(),
});
/** One of several vehicles to choose from, or a recent one. */
export type VehicleChoice = z.infer<typeof vehicleChoice>;

const finish = named.extend({ swatch: z.string().nullable().describe("#1A2B3C") });

export const vehicle = vehicleChoice.extend({
  brandName: z.string(),
  saleDate: day.nullable(),
  energyType: named,
  options: z.array(named.extend({ option: z.string(), optionCode: z.string() })).nullable().describe(
    "null: not known",
  ),
  plant: named.nullable(),
  serial: z.int().nullable(),
  engineNumber: z.string().nullable(),
  motorNumber: z.string().nullable(),
  gearboxNumber: z.string().nullable(),
  paint: finish.nullable(),
  trim: finish.nullable(),
  enteredAt: z.iso.datetime().nullable().describe(
    "when it came into the catalog; null: before that was kept",
  ),
  changedAt: z.iso.datetime().nullable().describe("when its record last became another"),
  market: named.nullable(),
  /** To be shown, nothing is refused. */
  warnings: z.array(told).describe("vin-check-digit, production-date-unknown, options-unknown"),
});
export type Vehicle = z.infer<typeof vehicle>;

export const vinAnswer = z.object({
  found: z.enum(["one", "several"]),
  brandCode: z.string().nullable().describe("of the one vehicle, or of all choices when they agree"),
  seriesCode: z.string().nullable().describe("of the one vehicle, or of all choices when they agree"),
  vehicle: vehicle.nullable(),
  choices: z.array(vehicleChoice),
  more: z.boolean().describe("there are more vehicles than choices holds"),
});
/** Answer of a VIN look-up: one vehicle, or several for the last 8 characters. */
export type VinAnswer = z.infer<typeof vinAnswer>;

export const subject = z.object({
  kind: z.enum(["vehicle", "model", "series"]),
  vin: z.string().nullable(),
  brandCode: z.string(),
  seriesCode: z.string(),
  seriesName: z.string(),
  models: z.array(named),
  productionDate: day.nullable(),
});
/** For what the catalogue is shown: a vehicle, a model of a series, or a series as a whole. */
export type Subject = z.infer<typeof subject>;
