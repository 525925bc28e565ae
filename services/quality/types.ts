import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { courseStep } from "@/engines/states/read_course.ts";
import { QUALITY_ACTIONS, QUALITY_STATES } from "./quality_states.ts";

/** What the calls of quality reports take and answer. Moments are ISO 8601, days `yyyy-MM-dd`. */

export const qualityId = z.int().positive();
const text = z.string().nullable();
const moment = z.iso.datetime().nullable();
const count = z.int().nonnegative();

export const qualityRow = z.object({
  id: qualityId,
  version: z.int(),
  code: z.string(),
  title: text,
  state: z.enum(QUALITY_STATES),
  seriesCode: text,
  seriesName: text,
  partNumber: text,
  partName: text,
  quantity: z.int().nullable(),
  batch: text,
  vin: text,
  orgName: text,
  author: z.string().describe("name"),
  own: z.boolean().describe("the caller wrote it"),
  takenBy: text.describe("name of who of the factory looks after it"),
  submittedAt: moment,
  endedAt: moment,
});

const photos = z.array(z.object({ fileId: z.uuid(), name: z.string() }));

export const qualityReport = qualityRow.extend({
  faultCode: text,
  faultOn: z.iso.date().nullable(),
  mileage: z.int().nullable(),
  description: text,
  answer: z.string().describe("of the factory; empty: none yet"),
  endedBy: text,
  takenAt: moment,
  refusePhotos: photos.describe("of the faulty part"),
  okPhotos: photos.describe("of a good one, to compare"),
  steps: z.array(courseStep).describe("what happened to it, the first first"),
  actions: actionsSchema(QUALITY_ACTIONS),
});
/** A report with its photos, its course, and what the reader may do with it. */
export type QualityReport = z.infer<typeof qualityReport>;

const share = z.object({ code: z.string(), name: z.string(), reports: count, quantity: count });
export const qualityFigures = z.object({
  all: z.object({ reports: count, open: count, resolved: count, refused: count }),
  parts: z.array(share).describe("those reported most, ten at most"),
  series: z.array(share).describe("those reported most, ten at most"),
});
/** What is reported, as far as the reader sees it. */
export type QualityFigures = z.infer<typeof qualityFigures>;
