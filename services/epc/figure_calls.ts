import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { figureAnswer, groupFigures, groupTree as groupTreeAnswer } from "./figure_types.ts";
import { partAnswer, partUse } from "./part_types.ts";
import { readFigure } from "./figure.ts";
import { fitBatch, fitBatchAnswer, judgeBatch } from "./fit/judge_batch.ts";
import { figuresOfGroup, groupTree } from "./groups.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { readPart } from "./part.ts";
import { whereUsed } from "./where_used.ts";

const TAG = "Parts catalog";

const vin = z.string().describe("17 characters, or the last 8");

/** For what the catalogue is wanted. */
const subjectChoice = {
  vin: vin.optional().describe("17 characters, or the last 8; or else seriesCode"),
  seriesCode: z.string().optional().describe("in place of a VIN: code of tisSeriesFilter"),
  model: z.string().optional().describe("model code of that series, of listModels"),
};

/** Calls of the groups, figures and parts of the catalogue. */
export const FIGURE_CALLS = [
  defineCall({
    operationId: "listGroups",
    method: "get",
    path: "/tis/sas/groups",
    need: "EPCPage:view",
    tag: TAG,
    summary: "Group tree of a vehicle, model or series, with counts of fitting figures",
    input: z.object(subjectChoice),
    output: groupTreeAnswer,
    run: groupTree,
  }),
  defineCall({
    operationId: "listGroupFigures",
    method: "get",
    path: "/tis/sas/groups/{group}/figures",
    need: "EPCPage:view",
    tag: TAG,
    summary: "Figures of a group and the groups below it",
    input: z.object({ ...subjectChoice, group: z.string().describe("code of listGroups") }),
    output: groupFigures,
    run: (ctx, input) => figuresOfGroup(ctx, input, input.group),
  }),
  defineCall({
    operationId: "readFigure",
    method: "get",
    path: "/tis/sas/figures/{figure}",
    need: "EPC2D:view",
    tag: TAG,
    summary: "A figure with its lines for a vehicle, model or series",
    input: z.object({
      ...subjectChoice,
      figure: z.string().describe("code of listGroupFigures, such as 34-11-02-C"),
      group: z.string().optional().describe("group it was reached by"),
      version: z.int().positive().optional()
        .describe("one of its versions, in place of the drawing of the vehicle's production day"),
    }),
    output: figureAnswer,
    run: (ctx, input) => readFigure(ctx, input, input.figure, input.group, input.version),
  }),
  defineCall({
    operationId: "readPart",
    method: "get",
    path: "/tis/sas/parts/{partNumber}",
    need: "EPC2D:view",
    tag: TAG,
    summary: "A part with its supersession chain and prices",
    input: z.object({ partNumber: z.string().describe("in any writing") }),
    output: partAnswer,
    run: (ctx, input) => readPart(ctx, input.partNumber),
  }),
  defineCall({
    operationId: "judgeFit",
    method: "post",
    path: "/tis/sas/fit-decisions",
    need: "EPC2D:view",
    tag: TAG,
    summary: `Whether up to ${LIMITS.fitQuestions} parts or lines fit a vehicle, and why not`,
    onlyReads: true,
    input: fitBatch,
    output: fitBatchAnswer,
    run: judgeBatch,
  }),
  defineCall({
    operationId: "listPartUses",
    method: "get",
    path: "/tis/sas/parts/{partNumber}/uses",
    need: "EPC2D:view",
    tag: TAG,
    summary: "Where a part is used",
    input: z.object({ partNumber: z.string(), seriesCode: z.string().optional(), ...paging }),
    output: pageOf(partUse),
    run: whereUsed,
  }),
];
