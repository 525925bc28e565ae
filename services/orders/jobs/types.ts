import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";

/** What the calls of jobs take and answer: schemas, and the types inferred from them. Moments are ISO 8601. */

export const JOB_STATES = ["open", "archived"] as const;

export const jobId = z.int().positive();

const said = z.string().trim().max(LIMITS.jobTextLength);

/** What a job is called by, all of it optional. */
export const jobFacts = z.object({
  name: said.optional(),
  customer: said.optional(),
  plate: said.optional().describe("license plate"),
  repairOrder: said.optional().describe("number of the repair order"),
  vin: z.string().max(100).optional().describe("17 characters, or the last 8; empty: no vehicle"),
});
export type JobFacts = z.infer<typeof jobFacts>;

export const jobHead = z.object({
  id: jobId,
  title: z.string().describe("name, else repair order, plate, customer or number"),
  name: z.string(),
  customer: z.string(),
  plate: z.string(),
  repairOrder: z.string(),
  vin: z.string().nullable(),
  state: z.enum(JOB_STATES),
  stateName: z.string(),
  current: z.boolean().describe("it is the caller's cart"),
  own: z.boolean().describe("the caller works on it"),
  workerCode: z.string().describe("account of who works on it"),
  workerName: z.string(),
  lineCount: z.int(),
  pieceCount: z.int(),
  noteCount: z.int(),
  openedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type JobHead = z.infer<typeof jobHead>;

const jobNote = z.object({
  text: z.string(),
  by: z.string().describe("full name"),
  at: z.iso.datetime(),
});
export type JobNote = z.infer<typeof jobNote>;

/** A job as the calls that change one answer it. */
export const jobNow = jobHead.extend({ notes: z.array(jobNote) });
export type JobNow = z.infer<typeof jobNow>;

export const jobColleague = z.object({ userCode: z.string(), fullName: z.string() });
export type JobColleague = z.infer<typeof jobColleague>;
