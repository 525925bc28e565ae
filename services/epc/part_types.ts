import { z } from "zod";
import { fitAnswer } from "./fit/fit_types.ts";
import { day, money, named, told } from "./types.ts";

/** What the catalogue answers of parts: schemas, and the types inferred from them (types.ts says how values are written). */

const supersessionKind = z.enum(["at_once", "use_up_stock"]);
const interchange = z.enum(["both", "forward", "none"]);

const supersessionLink = z.object({
  number: z.string(),
  shown: z.string(),
  name: z.string(),
  kind: supersessionKind,
  interchange,
  ratio: z.number().describe("pieces of the new part for one of the old"),
  setNo: z.int(),
  validFrom: day,
  inForce: z.boolean().describe("validFrom has come"),
});
/** The other part of a supersession, seen from one part. */
export type SupersessionLink = z.infer<typeof supersessionLink>;

const standardPart = named.extend({
  norm: z.string(),
  dimensions: z.string().nullable(),
  strength: z.string().nullable(),
  torqueNm: z.number().nullable(),
});
export type StandardPart = z.infer<typeof standardPart>;

const auxiliary = named.extend({ kind: z.string(), spec: z.string().nullable(), unit: z.string() });
export type Auxiliary = z.infer<typeof auxiliary>;

const successor = z.object({
  number: z.string(),
  shown: z.string(),
  name: z.string(),
  packQuantity: z.int(),
  price: money,
  ratio: z.number().describe("pieces for one of the part that it replaces"),
});
/** A part that can be ordered today in place of another. */
export type Successor = z.infer<typeof successor>;

const successorSet = z.object({
  parts: z.array(successor).describe("ordered together"),
  kind: z.enum(["at_once", "use_up_stock"])
    .describe("at_once: the part cannot be ordered any more; use_up_stock: it can, while there is stock"),
});
/** Parts that are ordered together in place of another. */
export type SuccessorSet = z.infer<typeof successorSet>;

/** What can be ordered today in place of a part, its chain followed to the end; several are a choice. */
export const successorSets = z.array(successorSet);

export const partFacts = z.object({
  partNumber: z.string(),
  shown: z.string().describe("the number as people group it"),
  name: z.string(),
  unit: z.string(),
  packQuantity: z.int(),
  price: money.nullable(),
  core: money.nullable().describe("core price of an exchange part"),
  exchange: z.boolean(),
  standardPart: standardPart.nullable(),
  auxiliary: auxiliary.nullable(),
  torqueNm: z.number().nullable(),
  torqueAngle: z.int().nullable(),
  replaceOnceOpened: z.boolean(),
  notOrderable: told.nullable().describe("why it cannot be ordered, or null"),
  replaces: z.array(supersessionLink),
  replacedBy: z.array(supersessionLink),
  successors: successorSets.describe("what can be ordered today in its place; several are a choice"),
});
/** What is the same for a part wherever it is shown. */
export type PartFacts = z.infer<typeof partFacts>;

const finish = named.extend({
  kind: z.enum(["paint", "trim"]),
  swatch: z.string().nullable().describe("#1A2B3C"),
});
/** A paint or a trim. */
export type Finish = z.infer<typeof finish>;

const partLink = z.object({
  number: z.string(),
  shown: z.string(),
  name: z.string(),
  unit: z.string(),
});

const kitPart = partLink.extend({ quantity: z.number().describe("in one kit") });
export type KitPart = z.infer<typeof kitPart>;

const neededPart = partLink.extend({
  why: z.enum(["replace", "use_up", "fit_with"])
    .describe("replaced when opened, used up, or fitted with it"),
  quantity: z.number().nullable().describe("for one of the part; null: as required"),
  packQuantity: z.int(),
});
export type NeededPart = z.infer<typeof neededPart>;

const alternative = partLink.extend({
  kind: z.enum(["remanufactured", "economy", "accessory"]),
  packQuantity: z.int(),
  price: money.nullable(),
  notOrderable: told.nullable().describe("why it cannot be ordered, or null"),
});
export type Alternative = z.infer<typeof alternative>;

/** What goes with a part beside its facts: shown where it stands in a figure, and in its details. */
export const partCompany = z.object({
  finish: finish.nullable().describe("paint or trim in which it comes"),
  primed: z.boolean().describe("painted in the vehicle's color after it has come"),
  unNumber: z.string().nullable().describe("of dangerous goods, such as UN3268"),
  hazardClass: z.string().nullable(),
  kit: z.array(kitPart).describe("what is in it; empty when it is no kit"),
  needs: z.array(neededPart).describe("to be ordered along with it"),
  alternatives: z.array(alternative),
});
export type PartCompany = z.infer<typeof partCompany>;

const chainEnd = z.object({ number: z.string(), shown: z.string(), name: z.string() });

const chainStep = z.object({
  direction: z.enum(["older", "newer"]).describe("towards what it replaces, or towards what replaces it"),
  distance: z.int().describe("1 next to the part, then further"),
  from: chainEnd,
  to: chainEnd,
  kind: supersessionKind,
  interchange,
  ratio: z.number(),
  setNo: z.int(),
  validFrom: day,
  inForce: z.boolean(),
});
/** One step of a supersession chain. */
export type ChainStep = z.infer<typeof chainStep>;

const priceRow = z.object({
  priceList: z.string(),
  validFrom: day,
  price: money,
  core: money.nullable(),
  current: z.boolean().describe("the one that counts today"),
});
export type PriceRow = z.infer<typeof priceRow>;

export const partAnswer = partFacts.extend({
  ...partCompany.shape,
  note: z.string().nullable(),
  dimensions: z.string().nullable(),
  customsCode: z.string().nullable().describe("of the Harmonized System"),
  inKits: z.array(kitPart).describe("kits that hold it, with how many of it"),
  weightG: z.int().nullable(),
  discontinuedOn: day.nullable(),
  chain: z.array(chainStep),
  prices: z.array(priceRow),
  usedIn: z.int().describe("figures that the caller may see"),
  photos: z.array(z.uuid()).describe("files of its photos: /tis/file/objects/{id}/photo"),
  series: z.array(named),
});
export type PartAnswer = z.infer<typeof partAnswer>;

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
  via: z.string().nullable().describe("the part drawn there, where it is one that this may be fitted for"),
  vin: z.string().nullable().describe("the vehicle asked for, where it is of that series"),
  fit: fitAnswer.nullable().describe("of that line for the vehicle asked for; null without one"),
});
export type PartUse = z.infer<typeof partUse>;
