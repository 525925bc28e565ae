import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { choice } from "@/engines/registers/types.ts";
import { dayText } from "@/kernel/day_text.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { finishWorkOrder, reopenWorkOrder, ruleOutWorkOrder, takeUpWorkOrder } from "./act_on_work_order.ts";
import { moveWorkOrder } from "./move_work_order.ts";
import { readProgress } from "./read_progress.ts";
import { readWorkOrder } from "./read_work_order.ts";
import { storesToMoveTo } from "./stores_to_move_to.ts";
import { progress, progressAsked, type WorkOrder, workOrder, workOrderId } from "./types.ts";

const TAG = "Technical service bulletins";
const one = z.object({ id: workOrderId });
const change = one.extend({ version: z.int().positive().describe("that was read") });
const words = z.string().max(LIMITS.noteLength);

/** Codes as a list, or as a text with one a line or separated by commas. */
const codes = z.union([z.string().max(2000), z.array(z.string().max(60)).max(50)])
  .transform((given) =>
    (typeof given === "string" ? given.split(/[\n,;，；]/) : given).map((one) => one.trim()).filter(Boolean)
  )
  .pipe(z.array(z.string().max(60)).max(50));

const told = (key: string) => ({ vin }: WorkOrder) => ({ key, params: { vin } });

/** Calls of work orders; their list has its own. */
export const WORK_ORDER_CALLS = [
  defineCall({
    operationId: "readTsbWorkOrder",
    method: "get",
    path: "/tis/tsb-work-orders/{id}",
    need: "TsbWorkOrder:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "A work order with its course, and what the caller may do with it",
    input: one,
    output: workOrder,
    run: (ctx, { id }) => readWorkOrder(ctx, id),
  }),
  defineCall({
    operationId: "takeUpTsbWorkOrder",
    method: "post",
    path: "/tis/tsb-work-orders/{id}/taking-up",
    need: "TsbWorkOrder:edit",
    tag: TAG,
    summary: "Begin the work on a vehicle",
    input: change,
    output: workOrder,
    form: { message: told("tsb.order.taken-up") },
    run: takeUpWorkOrder,
  }),
  defineCall({
    operationId: "finishTsbWorkOrder",
    method: "post",
    path: "/tis/tsb-work-orders/{id}/finishing",
    need: "TsbWorkOrder:edit",
    tag: TAG,
    summary: "Say that the work on a vehicle is done",
    input: change.extend({
      workedOn: dayText(),
      mileage: z.int().min(0).max(9_999_999).describe("km"),
      note: words.optional(),
      laborCodes: codes.optional().describe("labor items, a list or one a line"),
      partNumbers: codes.optional().describe("parts used, a list or one a line"),
    }),
    output: workOrder,
    form: { message: told("tsb.order.finished") },
    run: finishWorkOrder,
  }),
  defineCall({
    operationId: "ruleOutTsbWorkOrder",
    method: "post",
    path: "/tis/tsb-work-orders/{id}/ruling-out",
    need: "TsbWorkOrder:edit",
    tag: TAG,
    summary: "Say that the work does not apply to a vehicle, and why",
    input: change.extend({ reason: words.default("") }),
    output: workOrder,
    form: { message: told("tsb.order.ruled-out") },
    run: ruleOutWorkOrder,
  }),
  defineCall({
    operationId: "reopenTsbWorkOrder",
    method: "post",
    path: "/tis/tsb-work-orders/{id}/reopening",
    need: "TsbWorkOrder:reopen",
    tag: TAG,
    summary: "Ask again for work that a store has ended, and say why",
    input: change.extend({ reason: words.default("") }),
    output: workOrder,
    form: { message: told("tsb.order.reopened") },
    run: reopenWorkOrder,
  }),
  defineCall({
    operationId: "moveTsbWorkOrder",
    method: "post",
    path: "/tis/tsb-work-orders/{id}/moving",
    need: "TsbWorkOrder:move",
    tag: TAG,
    summary: "Give work that has not ended to another store, and say why",
    input: change.extend({
      storeCode: z.string().max(60).describe("of the store that is to do it"),
      reason: words.default(""),
    }),
    output: workOrder,
    form: {
      message: ({ vin, storeName }: WorkOrder) => ({
        key: "tsb.order.moved",
        params: { vin, store: storeName },
      }),
    },
    run: moveWorkOrder,
  }),
  defineCall({
    operationId: "listTsbWorkOrderStores",
    method: "get",
    path: "/tis/tsb-work-orders/{id}/stores",
    need: "TsbWorkOrder:move",
    loggedAs: "reads",
    tag: TAG,
    summary: "Stores that a work order can be given to",
    input: one.extend({
      keyword: z.string().max(200).optional().describe("part of a code or of a name"),
      limit: z.int().min(1).max(999).default(50),
    }),
    output: z.object({ records: z.array(choice) }),
    run: async (ctx, wish) => ({ records: await storesToMoveTo(ctx, wish) }),
  }),
  defineCall({
    operationId: "readTsbProgress",
    method: "get",
    path: "/tis/tsb-progress",
    need: "TsbWorkOrder:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "How far the work that bulletins ask for is, by bulletin, region and store",
    input: progressAsked,
    output: progress,
    run: readProgress,
  }),
];
