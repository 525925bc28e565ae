import { z } from "zod";
import type * as answers from "./types.ts";

/** Schemas of what the catalogue's calls answer; each is held to the type of the same name. */

export const named = z.object({
  code: z.string(),
  name: z.string().describe("in the caller's language"),
}) satisfies z.ZodType<answers.Named>;

export const money = z.object({
  amount: z.string().describe("decimal text, such as 88.60"),
  currency: z.string().describe("ISO 4217"),
}) satisfies z.ZodType<answers.Money>;

export const told = z.object({ key: z.string(), text: z.string() }) satisfies z.ZodType<answers.Told>;

const day = z.string().describe("yyyy-MM-dd");

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
}) satisfies z.ZodType<answers.Series>;

export const model = z.object({
  code: z.string(),
  name: z.string(),
  seriesCode: z.string(),
  year: z.int().nullable(),
  productionFrom: day.nullable(),
  productionTo: day.nullable(),
  plant: named.nullable(),
  market: named.nullable(),
}) satisfies z.ZodType<answers.Model>;

export const vehicleChoice = z.object({
  vin: z.string(),
  brandCode: z.string(),
  seriesCode: z.string(),
  seriesName: z.string(),
  models: z.array(named),
  productionDate: day.nullable(),
}) satisfies z.ZodType<answers.VehicleChoice>;

export const vehicle = vehicleChoice.extend({
  brandName: z.string(),
  saleDate: day.nullable(),
  energyType: named,
  options: z.array(named.extend({ option: z.string() })).nullable().describe("null: not known"),
  plant: named.nullable(),
  serial: z.int().nullable(),
  engineNumber: z.string().nullable(),
  motorNumber: z.string().nullable(),
  market: named.nullable(),
  warnings: z.array(told).describe("vin-check-digit, production-date-unknown, options-unknown"),
}) satisfies z.ZodType<answers.Vehicle>;

export const vinAnswer = z.object({
  found: z.enum(["one", "several"]),
  brandCode: z.string().nullable(),
  seriesCode: z.string().nullable(),
  vehicle: vehicle.nullable(),
  choices: z.array(vehicleChoice),
  more: z.boolean(),
}) satisfies z.ZodType<answers.VinAnswer>;

const subject = z.object({
  kind: z.enum(["vehicle", "model", "series"]),
  vin: z.string().nullable(),
  brandCode: z.string(),
  seriesCode: z.string(),
  seriesName: z.string(),
  models: z.array(named),
  productionDate: day.nullable(),
}) satisfies z.ZodType<answers.Subject>;

const groupNode: z.ZodType<answers.GroupNode> = z.object({
  code: z.string(),
  name: z.string(),
  path: z.array(z.string()),
  fitting: z.int(),
  all: z.int(),
  get children() {
    return z.array(groupNode);
  },
}).meta({ id: "GroupNode" });

export const groupTree = z.object({
  subject,
  groups: z.array(groupNode),
  fitting: z.int().describe("figures that fit"),
  all: z.int(),
}) satisfies z.ZodType<answers.GroupTree>;

const figureLink = z.object({
  code: z.string(),
  number: z.string(),
  variant: z.string().nullable(),
  name: z.string(),
  fits: z.boolean(),
}) satisfies z.ZodType<answers.FigureLink>;

export const groupFigures = z.object({
  subject,
  group: named,
  trail: z.array(named),
  figures: z.array(
    figureLink.extend({ groupCode: z.string(), groupName: z.string(), image: z.string().nullable() }),
  ),
}) satisfies z.ZodType<answers.GroupFigures>;

const supersessionLink = z.object({
  number: z.string(),
  shown: z.string(),
  name: z.string(),
  kind: z.enum(["at_once", "use_up_stock"]),
  interchange: z.enum(["both", "forward", "none"]),
  ratio: z.number().describe("pieces of the new part for one of the old"),
  setNo: z.int(),
  validFrom: day,
  inForce: z.boolean(),
}) satisfies z.ZodType<answers.SupersessionLink>;

const partFacts = z.object({
  partNumber: z.string(),
  shown: z.string(),
  name: z.string(),
  unit: z.string(),
  packQuantity: z.int(),
  price: money.nullable(),
  core: money.nullable(),
  exchange: z.boolean(),
  standardPart: named.extend({
    norm: z.string(),
    dimensions: z.string().nullable(),
    strength: z.string().nullable(),
    torqueNm: z.number().nullable(),
  }).nullable(),
  auxiliary: named.extend({ kind: z.string(), spec: z.string().nullable(), unit: z.string() }).nullable(),
  torqueNm: z.number().nullable(),
  torqueAngle: z.int().nullable(),
  replaceOnceOpened: z.boolean(),
  notOrderable: told.nullable(),
  replaces: z.array(supersessionLink),
  replacedBy: z.array(supersessionLink),
}) satisfies z.ZodType<answers.PartFacts>;

const fit = z.enum(["fits", "not", "unknown"]);

const figureLine = partFacts.extend({
  id: z.int(),
  callout: z.string(),
  quantity: z.number().nullable(),
  note: z.string().nullable(),
  indent: z.int(),
  fit,
  reason: z.string().nullable(),
  applicability: z.array(z.string()),
  inCart: z.int(),
}) satisfies z.ZodType<answers.FigureLine>;

const version = z.object({ version: z.int(), validFrom: day.nullable(), validTo: day.nullable() });

export const figureAnswer = z.object({
  subject,
  code: z.string(),
  number: z.string(),
  variant: z.string().nullable(),
  name: z.string(),
  note: z.string().nullable(),
  drawing: version.extend({
    image: z.string(),
    model3d: z.string().nullable(),
    width: z.number(),
    height: z.number(),
    hotspots: z.array(z.object({
      callout: z.string(),
      x: z.number(),
      y: z.number(),
      w: z.number(),
      h: z.number(),
      tip: z.tuple([z.number(), z.number()]).nullable(),
      area: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().describe("of its parts"),
    })),
  }).nullable(),
  versions: z.array(version),
  group: named,
  trail: z.array(named),
  siblings: z.array(figureLink),
  previous: figureLink.nullable(),
  next: figureLink.nullable(),
  lines: z.array(figureLine),
  counts: z.record(fit, z.int()),
  currency: z.string().nullable(),
}) satisfies z.ZodType<answers.FigureAnswer>;

const chainEnd = z.object({ number: z.string(), shown: z.string(), name: z.string() });

export const partAnswer = partFacts.extend({
  note: z.string().nullable(),
  weightG: z.int().nullable(),
  discontinuedOn: day.nullable(),
  chain: z.array(z.object({
    direction: z.enum(["older", "newer"]),
    distance: z.int(),
    from: chainEnd,
    to: chainEnd,
    kind: z.enum(["at_once", "use_up_stock"]),
    interchange: z.enum(["both", "forward", "none"]),
    ratio: z.number(),
    setNo: z.int(),
    validFrom: day,
    inForce: z.boolean(),
  })),
  prices: z.array(z.object({
    priceList: z.string(),
    validFrom: day,
    price: money,
    core: money.nullable(),
    current: z.boolean(),
  })),
  usedIn: z.int(),
  series: z.array(named),
}) satisfies z.ZodType<answers.PartAnswer>;

export const partUse = z.object({
  seriesCode: z.string(),
  seriesName: z.string(),
  groupCode: z.string(),
  groupName: z.string(),
  figureCode: z.string(),
  figureNumber: z.string(),
  figureName: z.string(),
  callout: z.string(),
  quantity: z.number().nullable(),
  applicability: z.array(z.string()),
}) satisfies z.ZodType<answers.PartUse>;
