import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { courseStep } from "@/engines/states/read_course.ts";
import { FEEDBACK_ACTIONS, FEEDBACK_STATES } from "./feedback_states.ts";

/** What the calls of feedback take and answer. Moments are ISO 8601. */

export const feedbackId = z.int().positive();
const moment = z.iso.datetime();
const pixels = z.int().nonnegative().nullable().describe("px; null: the browser did not tell");

export const feedbackRow = z.object({
  id: feedbackId,
  version: z.int(),
  state: z.enum(FEEDBACK_STATES),
  typeCode: z.string(),
  typeName: z.string(),
  text: z.string(),
  author: z.string().describe("name"),
  own: z.boolean().describe("the caller sent it"),
  orgName: z.string().nullable(),
  page: z.string().nullable().describe("route of the screen that it is about; null: none in particular"),
  sentAt: moment,
  takenBy: z.string().nullable().describe("name of who looks after it"),
  takenAt: moment.nullable(),
  endedAt: moment.nullable(),
  attachmentCount: z.int(),
});

export const feedback = feedbackRow.extend({
  answer: z.string().describe("what the sender was told; empty: nothing yet"),
  endedBy: z.string().nullable(),
  address: z.string().describe("of the screen, below the base path, with document and filter; empty: none"),
  vin: z.string().nullable().describe("of the vehicle in context"),
  brand: z.string(),
  lang: z.string(),
  edition: z.string(),
  browser: z.string(),
  screenWidth: pixels,
  screenHeight: pixels,
  windowWidth: pixels,
  windowHeight: pixels,
  lastRefusal: z.string().describe("what the sender was refused last before; empty: nothing"),
  attachments: z.array(z.object({ fileId: z.uuid(), name: z.string(), size: z.number() })),
  steps: z.array(courseStep).describe("what happened to it, the first first"),
  actions: actionsSchema(FEEDBACK_ACTIONS),
});
/** Feedback with the screen that it is about. */
export type Feedback = z.infer<typeof feedback>;

const size = z.coerce.number().int().min(0).max(100_000).optional().catch(undefined);

/** What is sent: the text, and what the screen was like, as far as the browser tells it. */
export const newFeedback = z.object({
  typeCode: z.string().trim().min(1).max(20),
  text: z.string().trim().min(5).max(4000),
  address: z.string().max(2000).default("").describe("of the screen, below the base path, with its query"),
  vin: z.string().trim().max(17).default("").describe("of the vehicle in context"),
  brand: z.string().trim().max(40).default(""),
  screenWidth: size,
  screenHeight: size,
  windowWidth: size,
  windowHeight: size,
  lastRefusal: z.string().max(500).default(""),
  attachments: z.array(z.string().max(40)).max(10).default([]).describe(
    "ids of files of the place 'feedback-image'",
  ),
});
export type NewFeedback = z.infer<typeof newFeedback>;
