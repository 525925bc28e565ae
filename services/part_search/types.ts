import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { fitAnswer } from "@/services/epc/fit/fit_types.ts";
import { successorSets } from "@/services/epc/part_types.ts";
import { money, named, told } from "@/services/epc/types.ts";

/** What searches take and answer: schemas, and the types inferred from them. */

/** For which vehicle parts are looked for: each is told whether it fits. */
export const vehicleAsked = z.string().optional()
  .describe("17 characters, or the last 8: each part is told whether it fits that vehicle");

export const partSearch = z.object({
  keyword: z.string().max(LIMITS.keywordLength),
  seriesCode: z.string().optional(),
  group: z.string().optional().describe("main group code"),
  moduleType: z.literal("epc").optional(),
  vin: vehicleAsked,
  fits: z.enum(["may", "not"]).optional()
    .describe(
      "only parts that do, or do not, fit the vehicle; left out: all of them, those that do not fit last",
    ),
  ...paging,
});
/** The specification's search request (section 3), with the main group as a second facet. */
export type PartSearch = z.output<typeof partSearch>;

/** What is searched for. */
export type PartFilter = Pick<PartSearch, "keyword" | "seriesCode" | "group">;

const partPlace = z.object({
  seriesCode: z.string(),
  figureCode: z.string(),
  figureName: z.string(),
  callout: z.string(),
  vin: z.string().nullable().describe("the vehicle asked for, where its series has the figure"),
});
/** A place where a found part can be looked at. */
export type PartPlace = z.infer<typeof partPlace>;

const partHit = z.object({
  partNumber: z.string(),
  shown: z.string(),
  name: z.string(),
  price: money.nullable(),
  packQuantity: z.int(),
  unit: z.string(),
  series: z.array(named).describe(
    "that use it, or what it may be fitted in place of, and that the caller may see",
  ),
  /** The first one, in the series asked for. */
  place: partPlace.nullable().describe("a figure that shows it, or what it may be fitted in place of"),
  fit: fitAnswer.nullable().describe("null without a vehicle"),
  replacedBy: z.array(z.object({ number: z.string(), shown: z.string() }))
    .describe("what is usually ordered in its place, all of them together; empty when it is current"),
  successors: successorSets.describe("what can be ordered today in its place; several are a choice"),
  notOrderable: told.nullable().describe("why it cannot be ordered, or null"),
  discontinued: z.boolean(),
});
/** A found part as lists show it. */
export type PartHit = z.infer<typeof partHit>;

const facet = named.extend({ count: z.int() });
export type Facet = z.infer<typeof facet>;

export const partSearchAnswer = pageOf(partHit).extend({
  /** By number or words as typed, or forgiving typing errors. */
  kind: z.enum(["typed", "similar"]).describe("similar: nothing matched as typed"),
  notFitting: z.int().describe("how many of all found do not fit the vehicle; 0 without one"),
  facets: z.object({ series: z.array(facet), groups: z.array(facet) }),
});
export type PartSearchAnswer = z.infer<typeof partSearchAnswer>;

export const exactSearchAnswer = z.object({
  asked: z.int().describe("how many numbers were asked for"),
  found: z.array(partHit.extend({ typed: z.string().describe("as pasted") })),
  missing: z.array(z.string()).describe("as pasted, in order"),
  superseded: z.int().describe("how many of those found are replaced by others"),
});
export type ExactSearchAnswer = z.infer<typeof exactSearchAnswer>;
