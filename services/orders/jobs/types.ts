import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { ORDER_STATES } from "../types.ts";

/** What the calls of jobs take and answer: schemas, and the types inferred from them. Moments are ISO 8601. */

/** ordered: nothing waits in it, and an order of it is under way or done. */
export const JOB_STATES = ["open", "ordered", "archived"] as const;

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
  otherVehicleCount: z.int().describe("lines for another vehicle than the job is"),
  noteCount: z.int(),
  openedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type JobHead = z.infer<typeof jobHead>;

export const plateHit = z.object({
  id: jobId,
  plate: z.string(),
  title: z.string(),
  customer: z.string(),
  vin: z.string().nullable(),
});
/** A job as a hit of the search box. */
export type PlateHit = z.infer<typeof plateHit>;

const jobNote = z.object({
  text: z.string(),
  by: z.string().describe("full name"),
  at: z.iso.datetime(),
});
export type JobNote = z.infer<typeof jobNote>;

const jobOrder = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  stateName: z.string(),
  sentAt: z.iso.datetime(),
});
/** An order that was sent from a job. */
export type JobOrder = z.infer<typeof jobOrder>;

/** A job as the calls that change one answer it. */
export const jobNow = jobHead.extend({
  notes: z.array(jobNote),
  orders: z.array(jobOrder).describe("sent from it, the latest first; at most 50"),
});
export type JobNow = z.infer<typeof jobNow>;

export const deletedJob = z.object({ id: jobId, title: z.string() });
/** A job that was deleted: what it was called. */
export type DeletedJob = z.infer<typeof deletedJob>;

export const jobColleague = z.object({ userCode: z.string(), fullName: z.string() });
export type JobColleague = z.infer<typeof jobColleague>;
