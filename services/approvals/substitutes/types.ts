import { z } from "zod";

const person = z.object({ userCode: z.string(), fullName: z.string() });

/** How a substitution stands today. */
export const SUBSTITUTION_STATES = ["planned", "now", "over", "ended"] as const;

const substitution = z.object({
  id: z.int(),
  version: z.int(),
  approver: person.describe("who is away"),
  substitute: person,
  startDate: z.iso.date(),
  endDate: z.iso.date().describe("the last day"),
  state: z.enum(SUBSTITUTION_STATES).describe("by the clock of who is away"),
});
/** Somebody who decides in the place of an approver for some days. */
export type Substitution = z.infer<typeof substitution>;

export const newSubstitution = z.object({
  substitute: z.string().trim().min(1).max(64).describe("account of the person"),
  startDate: z.iso.date().describe("first day, by the clock of the caller"),
  endDate: z.iso.date().describe("last day"),
});
export type NewSubstitution = z.infer<typeof newSubstitution>;

export const substitutions = z.object({
  mine: z.array(substitution).describe("who decides in the place of the caller, the latest first"),
  forOthers: z.array(substitution).describe("in whose place the caller decides, or will"),
});
export type Substitutions = z.infer<typeof substitutions>;
