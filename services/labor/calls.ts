import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { bindFault, faultOfItem, releaseFault } from "./faults/bind_fault.ts";
import { RETRY_RIGHT } from "./hand_over/push_log.ts";
import { retryLaborPush } from "./hand_over/retry_hand_over.ts";
import { affectedItem, affectedItems } from "./recompute/affected_items.ts";
import { beginRecompute, RECOMPUTE_RIGHT } from "./recompute/begin_recompute.ts";
import { READ_LABOR, releasedLabor, searchLabor } from "./released_labor.ts";
import { laborBrand, laborBrands, laborSeries, laborSeriesOf } from "./series_of_labor.ts";

const TAG = "Labor items";

/** Calls of labor beside those of its registers, of every kind of document and of its lists. */
export const LABOR_CALLS = [
  defineCall({
    operationId: "tisSearchLaborAll",
    method: "get",
    path: "/tis/labor-searches",
    need: READ_LABOR,
    loggedAs: "reads",
    tag: TAG,
    summary: "Released labor items by words, series and vehicle",
    input: z.object({
      ...paging,
      moduleType: z.literal("labor").optional(),
      keyword: z.string().max(LIMITS.keywordLength).optional(),
      seriesCode: z.string().max(60).optional(),
      vin: z.string().max(40).optional().describe("17 characters, or the last 8: those for this vehicle"),
    }),
    output: pageOf(releasedLabor),
    run: searchLabor,
  }),
  defineCall({
    operationId: "tisLaborBrand",
    method: "get",
    path: "/tis/labor-brands",
    need: READ_LABOR,
    loggedAs: "reads",
    tag: TAG,
    summary: "Brands of which there are released labor items",
    input: z.object({}),
    output: z.array(laborBrand),
    run: (ctx) => laborBrands(ctx),
  }),
  defineCall({
    operationId: "tisLaborSeries",
    method: "get",
    path: "/tis/labor-series",
    need: READ_LABOR,
    loggedAs: "reads",
    tag: TAG,
    summary: "Series of a brand of which there are released labor items",
    input: z.object({ brandCode: z.string().max(60).describe("code of tisLaborBrand") }),
    output: z.array(laborSeries),
    run: (ctx, { brandCode }) => laborSeriesOf(ctx, brandCode),
  }),
  defineCall({
    operationId: "bindLaborFault",
    method: "post",
    path: "/tis/labor-item-faults",
    need: "LaborWork:edit",
    tag: TAG,
    summary: "Bind a labor item to a fault code",
    input: faultOfItem,
    output: z.null(),
    form: { message: "labor.done_bind" },
    run: bindFault,
  }),
  defineCall({
    operationId: "releaseLaborFault",
    method: "post",
    path: "/tis/labor-item-faults/deletion",
    need: "LaborWork:edit",
    tag: TAG,
    summary: "Take a fault code off a labor item",
    input: faultOfItem,
    output: z.null(),
    form: { message: "labor.done_release" },
    run: releaseFault,
  }),
  defineCall({
    operationId: "retryLaborPush",
    method: "post",
    path: "/tis/labor-pushes/{id}/retry",
    need: RETRY_RIGHT,
    tag: TAG,
    summary: "Let the failed hand-over of a labor item be tried again",
    input: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    output: z.null(),
    form: { message: "labor.done_retry" },
    run: (ctx, { id }) => retryLaborPush(ctx, id),
  }),
  defineCall({
    operationId: "listAffectedLaborItems",
    method: "get",
    path: "/tis/labor-recomputes/preview",
    need: RECOMPUTE_RIGHT,
    loggedAs: "reads",
    tag: TAG,
    summary: "Labor items whose time would be another by the base steps of today, from what to what",
    input: z.object({
      stepId: z.string().max(20).optional().describe("left out: whatever base step has changed"),
    }),
    output: z.array(affectedItem),
    run: (ctx, { stepId }) => affectedItems(ctx, stepId ?? null),
  }),
  defineCall({
    operationId: "recomputeLaborItems",
    method: "post",
    path: "/tis/labor-recomputes",
    need: RECOMPUTE_RIGHT,
    tag: TAG,
    summary: "Have successors prepared of the released labor items whose base steps have changed",
    input: z.object({ stepId: z.string().max(20).optional() }),
    output: z.object({ recomputeId: z.int(), items: z.int() }),
    form: {
      message: ({ items }) => ({ key: "labor.done_recompute", params: { items } }),
      to: ({ recomputeId }) => `LaborRecompute?run=${recomputeId}`,
    },
    run: beginRecompute,
  }),
];
