import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { courseStep } from "@/engines/states/read_course.ts";
import { LAW_ACTIONS, LAW_STATES } from "./law_states.ts";

/** What the calls of legal standards take and answer. Moments are ISO 8601, days `yyyy-MM-dd`. */

export const lawId = z.int().positive();

export const lawRow = z.object({
  id: lawId,
  version: z.int(),
  number: z.string(),
  title: z.string(),
  authority: z.string(),
  state: z.enum(LAW_STATES),
  publishedOn: z.iso.date().nullable(),
  effectiveOn: z.iso.date(),
  abolishedOn: z.iso.date().nullable(),
  countries: z.string().describe("names; empty: everywhere"),
  carTypeNames: z.string().describe("names; empty: every type"),
  fileCount: z.int(),
  timesRead: z.int(),
  isRead: z.boolean().describe("the caller has opened it"),
});

const beside = z.object({
  id: lawId,
  number: z.string(),
  title: z.string(),
  state: z.enum(LAW_STATES),
});
/** One that another replaces, or is replaced by. */
export type LawBeside = z.infer<typeof beside>;

const file = z.object({
  fileId: z.uuid(),
  name: z.string(),
  size: z.number(),
  mediaType: z.string(),
  preview: z.object({ fileId: z.uuid(), name: z.string() }).nullable()
    .describe("a PDF that a browser shows: the file itself, or what was made of it"),
  making: z.boolean().describe("the PDF is still being made"),
});
/** A file of a legal standard. */
export type LawFile = z.infer<typeof file>;

export const law = lawRow.extend({
  summary: z.string(),
  markets: z.string().describe("names; empty: every market"),
  audience: z.string().describe("whom it is for, in words; empty: everybody"),
  files: z.array(file),
  replaces: z.array(beside),
  replacedBy: z.array(beside),
  steps: z.array(courseStep).describe("what happened to it, the first first"),
  actions: actionsSchema(LAW_ACTIONS),
});
/** A legal standard with all that is known of it. */
export type Law = z.infer<typeof law>;
