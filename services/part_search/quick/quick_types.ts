import { z } from "zod";
import { fitAnswer } from "@/services/epc/fit/fit_types.ts";
import { plateHit } from "@/services/orders/jobs/types.ts";
import { vehicleChoice } from "@/services/epc/types.ts";

/** What the search box answers: schemas, and the types inferred from them. */

/** What can be found by the search box; hits that answer equally well stand in this order. */
export const QUICK_KINDS = [
  "vehicles",
  "jobs",
  "numbers",
  "orders",
  "series",
  "figures",
  "parts",
  // Before their help, which is called the same.
  "pages",
  "documents",
] as const;
export type QuickKind = typeof QUICK_KINDS[number];

const quickPart = z.object({
  partNumber: z.string(),
  shown: z.string(),
  name: z.string(),
  superseded: z.boolean().describe("others have replaced it"),
  fit: fitAnswer.nullable().describe("null without a vehicle"),
});
export type QuickPart = z.infer<typeof quickPart>;

const quickFigure = z.object({
  code: z.string(),
  number: z.string(),
  name: z.string(),
  seriesCode: z.string(),
  seriesName: z.string(),
  otherSeries: z.int().describe("in how many other series the figure hangs, in this or another variant"),
  vin: z.string().nullable().describe("the vehicle asked for, where it is of that series"),
});
export type QuickFigure = z.infer<typeof quickFigure>;

const quickOrder = z.object({ number: z.string(), storeName: z.string(), sentAt: z.iso.datetime() });
export type QuickOrder = z.infer<typeof quickOrder>;

const quickSeries = z.object({ code: z.string(), name: z.string(), brandName: z.string() });
export type QuickSeries = z.infer<typeof quickSeries>;

const quickDocument = z.object({
  id: z.int(),
  code: z.string().nullable(),
  title: z.string(),
  page: z.string().describe("that shows it to its readers"),
  kindName: z.string(),
  state: z.string().describe("whether it is in force, in the caller's language"),
});
export type QuickDocument = z.infer<typeof quickDocument>;

const quickPage = z.object({ route: z.string(), title: z.string() });
export type QuickPage = z.infer<typeof quickPage>;

export const quickAnswer = z.object({
  kinds: z.array(z.enum(QUICK_KINDS)).describe(
    "kinds with hits; the first hit of the first one answers best",
  ),
  vehicles: z.array(vehicleChoice).describe("for an empty keyword those looked at last"),
  jobs: z.array(plateHit).describe("jobs of the caller's store, by the license plate"),
  numbers: z.array(quickPart).describe("parts whose number begins so"),
  orders: z.array(quickOrder).describe("for an empty keyword those sent last"),
  series: z.array(quickSeries),
  figures: z.array(quickFigure).describe("a figure once, over its variants and series"),
  parts: z.array(quickPart).describe("parts found by words"),
  documents: z.array(quickDocument).describe(
    "published documents that the caller may read, by the beginning of their code or words of their title",
  ),
  pages: z.array(quickPage).describe("pages that the caller may open"),
  total: z.int().describe("parts that the search page finds for it, counted up to 1000"),
});
/** What the one search box offers while typing, at most five of each. */
export type QuickAnswer = z.infer<typeof quickAnswer>;
