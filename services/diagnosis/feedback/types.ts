import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { courseStep } from "@/engines/states/read_course.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { allDtcs } from "@/kernel/dtc_code.ts";
import {
  OUTCOMES,
  REASONS,
  VDS_FEEDBACK_ACTIONS,
  VDS_FEEDBACK_KINDS,
  VDS_FEEDBACK_STATES,
} from "./feedback_states.ts";

/** What the calls of feedback on diagnoses take and answer. Moments are ISO 8601. */

export const vdsFeedbackId = z.int().positive();
const moment = z.iso.datetime();
const said = z.string().trim().min(5).max(LIMITS.noteLength);
const pictures = z.array(z.string().max(40)).max(10).default([]).describe(
  "ids of files of the place 'feedback-image'",
);

/** Codes as a list, or as a text with blanks or commas between; what is none is refused. */
const dtcCodes = z.union([z.string().max(400), z.array(z.string().max(20))])
  .transform((
    given,
  ) => [
    ...new Set([given].flat().flatMap((one) => one.toUpperCase().split(/[\s,;，；、]+/)).filter(Boolean)),
  ])
  .refine((codes) => codes.length <= 30 && allDtcs(codes), {
    error: "refusal.dtc-malformed",
  })
  .default([]);

export const newVdsFeedback = z.object({
  diagnosisId: vdsFeedbackId,
  outcome: z.enum(OUTCOMES),
  text: said.describe("what was wrong in the end, and what the diagnosis lacked"),
  dtcCodes: dtcCodes.describe("codes that it is about"),
  causeCode: z.string().trim().max(60).default("").describe("of the case or bulletin that told the cause"),
  attachments: pictures,
});
/** What is said of a diagnosis. */
export type NewVdsFeedback = z.infer<typeof newVdsFeedback>;

export const newNoDiagnosis = z.object({
  vin: z.string().trim().min(1).max(60).describe("whole; the portal need not know it"),
  reason: z.enum(REASONS),
  text: said.describe("what was tried, and what was seen"),
  dtcCodes: dtcCodes.describe("codes that were read otherwise"),
  attachments: pictures,
});
/** What is said where no diagnosis was possible. */
export type NewNoDiagnosis = z.infer<typeof newNoDiagnosis>;

export const vdsFeedbackRow = z.object({
  id: vdsFeedbackId,
  version: z.int(),
  kind: z.enum(VDS_FEEDBACK_KINDS),
  state: z.enum(VDS_FEEDBACK_STATES),
  diagnosisId: z.int().nullable(),
  vin: z.string(),
  seriesName: z.string(),
  storeName: z.string(),
  author: z.string(),
  sentAt: moment,
  outcome: z.enum(OUTCOMES).nullable(),
  reason: z.enum(REASONS).nullable(),
  dtcCodes: z.array(z.string()),
  text: z.string(),
  endedAt: moment.nullable(),
});

export const vdsFeedback = vdsFeedbackRow.extend({
  cause: z.object({ code: z.string(), title: z.string(), link: z.string() }).nullable().describe(
    "the case or bulletin that told the cause, where the reader may read it",
  ),
  answer: z.string().describe("what the store was told; empty: nothing yet"),
  endedBy: z.string().nullable(),
  attachments: z.array(z.object({ fileId: z.uuid(), name: z.string(), size: z.number() })),
  steps: z.array(courseStep).describe("what happened to it, the first first"),
  actions: actionsSchema(VDS_FEEDBACK_ACTIONS),
});
/** Feedback on a diagnosis, or where none was possible. */
export type VdsFeedback = z.infer<typeof vdsFeedback>;
