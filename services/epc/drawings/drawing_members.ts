import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";

/** Members that the calls of drawings have in common. */

export const figureCode = z.string().min(1).max(100);
export const figureVersion = z.coerce.number().int().positive().describe("of the figure, as it was read");
export const productionDay = dayText().nullable().default(null)
  .describe("day of production, inclusive; null: open");
