import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { model, named, series } from "./types.ts";
import { listLookup } from "./lookup_lists.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { brand, listBrands, listModels, listSeries, listSubSaleTypes, seriesFilter } from "./series.ts";

const TAG = "Parts catalog";

/** Calls that choose a series: brands, series and models, and the lists that narrow them. */
export const SERIES_CALLS = [
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
];
