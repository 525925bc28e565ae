import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { figureAnswer, groupFigures, groupTree as groupTreeAnswer } from "./figure_types.ts";
import { partAnswer, partUse } from "./part_types.ts";
import { model, named, series, vehicleChoice, vinAnswer } from "./types.ts";
import { buildSheet, readBuildSheet } from "./build_sheet.ts";
import { look, looksAt } from "./looked_at.ts";
import { readFigure } from "./figure.ts";
import { fitBatch, fitBatchAnswer, judgeBatch } from "./fit/judge_batch.ts";
import { figuresOfGroup, groupTree } from "./groups.ts";
import { lookUpVehicle } from "./look_up_vehicle.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { listLookup } from "./lookup_lists.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { readPart } from "./part.ts";
import { forgetVehicle, recentVehicles } from "./recent_vehicles.ts";
import { brand, listBrands, listModels, listSeries, listSubSaleTypes, seriesFilter } from "./series.ts";
import { whereUsed } from "./where_used.ts";

const TAG = "Parts catalog";

const vin = z.string().describe("17 characters, or the last 8");

/** For what the catalogue is wanted. */
const subjectChoice = {
  vin: vin.optional().describe("17 characters, or the last 8; or else seriesCode"),
  seriesCode: z.string().optional().describe("in place of a VIN: code of tisSeriesFilter"),
  model: z.string().optional().describe("model code of that series, of listModels"),
};

/** Calls of the parts catalogue (specification section 7, the sas client). */
export const EPC_CALLS = [
  defineCall({
    operationId: "tisVINQ",
    method: "get",
    path: "/tis/sas/vehicles/{vin}",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Look a vehicle up by VIN or its last 8 characters",
    input: z.object({ vin }),
    output: vinAnswer,
    run: (ctx, input) => lookUpVehicle(ctx, input.vin),
  }),
  defineCall({
    operationId: "readBuildSheet",
    method: "get",
    path: "/tis/sas/vehicles/{vin}/build-sheet",
    need: "EPCPage:view",
    loggedAs: "reads",
    tag: TAG,
    summary:
      "A vehicle as it was built: options, finish, fluids, technical data, and what differs from another",
    input: z.object({ vin, other: vin.optional().describe("vehicle that it is compared with") }),
    output: buildSheet,
    run: readBuildSheet,
  }),
  defineCall({
    operationId: "listLooksAtVehicle",
    method: "get",
    path: "/tis/sas/vehicles/{vin}/looked-at",
    need: "EPCPage:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "Figures and parts of a vehicle that the caller looked at, latest first",
    input: z.object({ vin: z.string().describe("17 characters") }),
    output: z.array(look),
    run: (ctx, input) => looksAt(ctx, input.vin),
  }),
  defineCall({
    operationId: "listRecentVehicles",
    method: "get",
    path: "/tis/sas/recent-vehicles",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "The caller's recent vehicles, latest first",
    input: z.object({}),
    output: z.array(vehicleChoice.extend({ seenAt: z.iso.datetime() })),
    run: (ctx) => recentVehicles(ctx),
  }),
  defineCall({
    operationId: "forgetRecentVehicle",
    method: "post",
    path: "/tis/sas/recent-vehicles/{vin}/deletion",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Take a vehicle out of the recent ones",
    input: z.object({ vin: z.string() }),
    output: nothing,
    form: { message: "epc.vehicle-forgotten" },
    async run(ctx, input) {
      await forgetVehicle(ctx, input.vin);
      return null;
    },
  }),
  defineCall({
    operationId: "tisBrandQ",
    method: "get",
    path: "/tis/sas/brands",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Brands with a series that matches the filter",
    input: seriesFilter,
    output: z.array(brand),
    run: listBrands,
  }),
  defineCall({
    operationId: "tisSeriesFilter",
    method: "get",
    path: "/tis/sas/series",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Series that match the filter",
    input: seriesFilter,
    output: z.array(series),
    run: listSeries,
  }),
  defineCall({
    operationId: "tisSubSeriesType",
    method: "get",
    path: "/tis/sas/sub-series-types/{brandCode}/{afterSaleType}",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Sub-types below a brand and an after-sale type",
    input: z.object({ brandCode: z.string(), afterSaleType: z.string() }),
    output: z.array(named),
    run: (ctx, input) => listSubSaleTypes(ctx, input.brandCode, input.afterSaleType),
  }),
  defineCall({
    operationId: "listModels",
    method: "get",
    path: "/tis/sas/series/{seriesCode}/models",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Models of a series",
    input: z.object({ seriesCode: z.string() }),
    output: z.array(model),
    run: (ctx, input) => listModels(ctx, input.seriesCode),
  }),
  defineCall({
    operationId: "tisosCartypeQ",
    method: "get",
    path: "/tis/sas/car-types",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Car types",
    input: z.object(paging),
    output: pageOf(z.object({ cartypeCode: z.string(), cartypeName: z.string() })),
    async run(ctx, input) {
      const page = await listLookup(ctx, "carTypes", input);
      return {
        ...page,
        records: page.records.map(({ code, name }) => ({ cartypeCode: code, cartypeName: name })),
      };
    },
  }),
  defineCall({
    operationId: "tisEnergeTypeQ",
    method: "get",
    path: "/tis/sas/energy-types",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Power types",
    input: z.object(paging),
    output: pageOf(
      z.object({ langCode: z.string().describe("code of the power type"), name: z.string() }),
    ),
    async run(ctx, input) {
      const page = await listLookup(ctx, "energyTypes", input);
      return { ...page, records: page.records.map(({ code, name }) => ({ langCode: code, name })) };
    },
  }),
  defineCall({
    operationId: "tisAgencyKindQ",
    method: "get",
    path: "/tis/sas/agency-kinds",
    need: "EPCIndex:view",
    tag: TAG,
    summary: "Sales networks",
    input: z.object(paging),
    output: pageOf(
      z.object({ langCode: z.string().describe("code of the sales network"), kindName: z.string() }),
    ),
    async run(ctx, input) {
      const page = await listLookup(ctx, "agencyKinds", input);
      return { ...page, records: page.records.map(({ code, name }) => ({ langCode: code, kindName: name })) };
    },
  }),
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
