import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { WORKSHEET_ACTIONS, WORKSHEET_STATES } from "./moves.ts";

export const worksheetId = z.int().positive();
const words = z.string().max(LIMITS.noteLength);

export const newWorksheet = z.object({
  vin: z.string().min(1).max(60).describe("whole, or its last 8 characters"),
  complaint: words.default(""),
  mileage: z.int().min(0).max(9_999_999).describe("km"),
});
/** What a visit begins with. */
export type NewWorksheet = z.infer<typeof newWorksheet>;

export const askedWorksheet = z.object({
  id: worksheetId,
  version: z.int().positive().describe("that was read"),
});
/** A worksheet as whoever acts has read it. */
export type AskedWorksheet = z.infer<typeof askedWorksheet>;

export const endedWorksheet = askedWorksheet.extend({ result: words.default("") });
/** The same with what was done, or why it came to nothing. */
export type EndedWorksheet = z.infer<typeof endedWorksheet>;

export const worksheetRow = z.object({
  id: worksheetId,
  version: z.int(),
  vin: z.string(),
  seriesName: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  state: z.enum(WORKSHEET_STATES),
  complaint: z.string(),
  mileage: z.int().nonnegative().describe("km"),
  openedBy: z.string().describe("name of who opened it"),
  openedAt: z.iso.datetime(),
  begunBy: z.string().nullable(),
  begunAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  result: z.string().describe("what was done; of one that was canceled: why"),
});
/** A worksheet as lists show it. */
export type WorksheetRow = z.infer<typeof worksheetRow>;

export const worksheet = worksheetRow.extend({
  actions: actionsSchema(WORKSHEET_ACTIONS),
});
/** A worksheet with what the reader may do with it. */
export type Worksheet = z.infer<typeof worksheet>;
