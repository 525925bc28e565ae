import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { courseStep } from "@/engines/states/read_course.ts";
import { TECHPROVE_ACTIONS, TECHPROVE_STATES } from "./techprove_states.ts";

/** What the calls of technical improvements take and answer. Moments are ISO 8601. */

export const techproveId = z.int().positive();
const text = z.string().nullable();
const moment = z.iso.datetime().nullable();

export const techproveRow = z.object({
  id: techproveId,
  version: z.int(),
  code: z.string(),
  title: text,
  state: z.enum(TECHPROVE_STATES),
  departmentName: text,
  seriesName: text,
  orgName: text,
  author: z.string().describe("name"),
  own: z.boolean().describe("the caller wrote it"),
  approvals: z.int().describe("people who are to approve it"),
  approved: z.int().describe("of these who have"),
  submittedAt: moment,
  closedAt: moment,
});

const files = z.array(z.object({ fileId: z.uuid(), name: z.string(), size: z.number() }));
const approval = z.object({
  id: z.int(),
  fullName: z.string(),
  own: z.boolean().describe("the caller's"),
  verifyResult: z.int().nullable().describe("0 rejected, 1 approved, null: not yet"),
  verifyRemark: z.string(),
  verifyTime: moment,
  voided: z.boolean().describe("it was sent back meanwhile"),
});
/** One approver's word. */
export type TechproveApproval = z.infer<typeof approval>;

export const improvement = techproveRow.extend({
  before: text,
  after: text,
  affects: z.array(z.string()),
  partNumbers: z.array(z.string()),
  minutesSaved: z.int().nullable(),
  moneySaved: text.describe("for each vehicle"),
  vehiclesAYear: z.int().nullable(),
  hoursAYear: z.number().nullable().describe("saved in a year"),
  moneyAYear: z.number().nullable().describe("saved in a year"),
  result: z.string().describe("what came of it, said when it was closed"),
  approvedAt: moment,
  beforePhotos: files,
  afterPhotos: files,
  files,
  approvalList: z.array(approval),
  steps: z.array(courseStep).describe("what happened to it, the first first"),
  actions: actionsSchema(TECHPROVE_ACTIONS),
});
/** An improvement with its approvals, its course, and what the reader may do with it. */
export type Improvement = z.infer<typeof improvement>;
