import { z } from "zod";
import { actionsSchema } from "@/engines/states/answers.ts";
import { ENDED_BY, WORK_ORDER_ACTIONS, WORK_ORDER_STATES, WORK_ORDER_STEPS } from "./moves.ts";

/** What the calls of work orders take and answer. Moments are ISO 8601, days `yyyy-MM-dd`. */

export const workOrderId = z.int().positive();
const count = z.int().nonnegative();

export const workOrderRow = z.object({
  id: workOrderId,
  version: z.int(),
  tsbId: z.int(),
  tsbCode: z.string(),
  title: z.string(),
  vin: z.string(),
  seriesName: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  regionName: z.string().nullable(),
  state: z.enum(WORK_ORDER_STATES),
  dueOn: z.iso.date().nullable(),
  overdue: z.boolean().describe("not ended, and its day has passed"),
  raisedAt: z.iso.datetime(),
  takenUpBy: z.string().nullable().describe("name of who took it up"),
  takenUpAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.enum(ENDED_BY).nullable().describe("the store, or what became of the bulletin"),
  workedOn: z.iso.date().nullable(),
  mileage: count.nullable().describe("km"),
  reason: z.string().describe("why it does not apply; empty: none"),
});
/** A work order as lists show it. */
export type WorkOrderRow = z.infer<typeof workOrderRow>;

const step = z.object({
  action: z.enum(WORK_ORDER_STEPS),
  state: z.enum(WORK_ORDER_STATES),
  by: z.string().nullable().describe("name of who did it; null: the portal, because of the bulletin"),
  at: z.iso.datetime(),
  reason: z.string(),
  storeName: z.string().nullable().describe("of the store that it went to; null: it stayed"),
});

export const workOrder = workOrderRow.extend({
  note: z.string(),
  laborCodes: z.array(z.string()),
  partNumbers: z.array(z.string()),
  bulletinInForce: z.boolean(),
  steps: z.array(step).describe("what happened to it, the first first"),
  actions: actionsSchema(WORK_ORDER_ACTIONS),
});
/** A work order with all that is known of it. */
export type WorkOrder = z.infer<typeof workOrder>;

const counts = z.object({
  total: count,
  open: count,
  inWork: count,
  done: count,
  notApplicable: count,
  overdue: count.describe("of those not ended"),
});
/** How far the work is. */
export type Counts = z.infer<typeof counts>;

const place = counts.extend({ code: z.string().nullable(), name: z.string() });

const campaign = counts.extend({
  tsbId: z.int(),
  tsbCode: z.string(),
  title: z.string(),
  dueOn: z.iso.date().nullable().describe("the first day that stores have"),
  closedAt: z.iso.datetime().nullable(),
});
/** How far the work of one bulletin is. */
export type CampaignProgress = z.infer<typeof campaign>;

export const progress = z.object({
  all: counts,
  campaigns: z.array(campaign).describe("the latest first"),
  regions: z.array(place).describe("code null: stores without a region"),
  stores: z.array(place).describe("those with the most left first"),
});
/** How far the work that bulletins ask for is, as far as the reader may see it. */
export type Progress = z.infer<typeof progress>;
/** How far it is in a region or at a store. */
export type PlaceProgress = z.infer<typeof place>;

/** What the progress is of; left out: of all. */
export const progressAsked = z.object({
  tsb: z.string().max(60).optional().describe("code of a bulletin"),
  region: z.string().max(60).optional().describe("code of a sales region"),
});
export type ProgressAsked = z.infer<typeof progressAsked>;
