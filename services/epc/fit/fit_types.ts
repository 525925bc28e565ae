import { z } from "zod";

/** Whether something fits a vehicle. */
export const fit = z.enum(["fits", "not", "unknown"]);
export type Fit = z.infer<typeof fit>;

export const fitAnswer = z.object({
  fit,
  reason: z.string().nullable().describe("why not, or what would decide it; null when it fits"),
  via: z.string().nullable().describe("number of the part in whose place it fits or not, or null for itself"),
});
/** Whether a part fits a vehicle, and why not, in the reader's language. */
export type FitAnswer = z.infer<typeof fitAnswer>;

/** A part for a vehicle, perhaps at a callout of a figure. */
export interface FitQuestion {
  /** Whole VIN. */
  vin: string;
  /** In the writing of the database. */
  partNumber: string;
  figureCode?: string | null;
  callout?: string | null;
}
