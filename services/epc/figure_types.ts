import { z } from "zod";
import { fit } from "./fit/fit_types.ts";
import { partCompany, partFacts } from "./part_types.ts";
import { day, named, subject } from "./types.ts";

/** What the catalogue answers of groups and figures: schemas, and the types inferred from them (types.ts says how values are written). */

const groupNode = z.object({
  code: z.string(),
  name: z.string(),
  path: z.array(z.string()).describe("codes from the top down to this one"),
  fitting: z.int().describe("figures of this group and below that fit"),
  all: z.int(),
  get children() {
    return z.array(groupNode);
  },
}).meta({ id: "GroupNode" });
export type GroupNode = z.infer<typeof groupNode>;

export const groupTree = z.object({
  subject,
  groups: z.array(groupNode),
  fitting: z.int().describe("figures that fit"),
  all: z.int(),
});
/** '218 of 241 figures fit'. */
export type GroupTree = z.infer<typeof groupTree>;

const figureLink = z.object({
  code: z.string(),
  number: z.string(),
  variant: z.string().nullable(),
  name: z.string(),
  fits: z.boolean(),
});
/** A figure as a link. */
export type FigureLink = z.infer<typeof figureLink>;

const figureCard = figureLink.extend({
  groupCode: z.string(),
  groupName: z.string(),
  image: z.string().nullable().describe("path of the drawing below the figures folder"),
});
export type FigureCard = z.infer<typeof figureCard>;

export const groupFigures = z.object({
  subject,
  group: named,
  trail: z.array(named).describe("from the top group down to this one"),
  figures: z.array(figureCard),
});
export type GroupFigures = z.infer<typeof groupFigures>;

const hotspot = z.object({
  callout: z.string(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  tip: z.tuple([z.number(), z.number()]).nullable(),
  /** Rectangle x, y, width, height; null when the drawing does not say. */
  area: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().describe("of its parts"),
  variant: z.string().nullable().optional().describe(
    "the only build of the drawing in which it stands there",
  ),
});
/** A hotspot in the drawing's own units. */
export type Hotspot = z.infer<typeof hotspot>;

const version = z.object({ version: z.int(), validFrom: day.nullable(), validTo: day.nullable() });

const figureDrawing = version.extend({
  image: z.string(),
  model3d: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  variants: z.array(z.string()).describe(
    "builds that the drawing holds, the usual one first; empty: it has but one",
  ),
  variant: z.string().nullable().describe("the build that is shown: that whose lines fit"),
  hotspots: z.array(hotspot).describe("of that build"),
});
export type FigureDrawing = z.infer<typeof figureDrawing>;

const figureLine = partFacts.extend({
  ...partCompany.shape,
  id: z.int(),
  callout: z.string(),
  quantity: z.number().nullable().describe("pieces on one vehicle; null: as required"),
  note: z.string().nullable(),
  indent: z.int().describe("below the line before it: part of that assembly"),
  withCallouts: z.array(z.string()).describe("items that it goes with"),
  footnotes: z.array(z.string()).describe("marks of the figure's footnotes"),
  variant: z.string().nullable().describe("the only build of the drawing in which its part is drawn"),
  ofVehicle: z.boolean().nullable()
    .describe("whether its paint or trim is the vehicle's; null: it has none, or that is not known"),
  fit,
  reason: z.string().nullable().describe("why it does not fit or is not known to; null when it fits"),
  applicability: z.array(z.string())
    .describe("for which vehicles it is valid: one sentence a row, any of them; empty: for all"),
  inCart: z.int().describe("pieces in the caller's cart for this figure, callout and vehicle"),
});
export type FigureLine = z.infer<typeof figureLine>;

export const figureAnswer = z.object({
  subject,
  code: z.string(),
  number: z.string(),
  variant: z.string().nullable(),
  name: z.string(),
  note: z.string().nullable(),
  footnotes: z.array(z.object({ mark: z.string(), text: z.string() })),
  drawing: figureDrawing.nullable(),
  versions: z.array(version),
  group: named,
  trail: z.array(named),
  siblings: z.array(figureLink).describe("figures of the same group in order, this one among them"),
  previous: figureLink.nullable().describe("neighbour in the group that fits"),
  next: figureLink.nullable().describe("neighbour in the group that fits"),
  lines: z.array(figureLine),
  counts: z.record(fit, z.int()),
  currency: z.string().nullable().describe("of the caller's price list, or null when there is none"),
});
export type FigureAnswer = z.infer<typeof figureAnswer>;
