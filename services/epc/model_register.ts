import { code, day, defineRegister, links, names, reference, whole } from "@/engines/registers/declare.ts";
import { refreshFitsOfModel } from "./model_fits.ts";
import { requireDaysInOrder } from "./model_rules.ts";
import { seenSeries } from "./seen_series.ts";

/** Model codes of a series, with when, where and for which market they are built and the options that they can carry. */
export const modelRegister = defineRegister({
  route: "EpcModel",
  path: "/tis/model-codes",
  noun: ["ModelCode", "ModelCodes"],
  texts: "epc.register.model",
  table: "model_codes",
  key: "modelCode",
  usedBy: [
    { table: "vehicles", column: "model_codes", array: true },
    { table: "line_applicability", column: "model_codes", array: true },
  ],
  scope: (ctx) => seenSeries(ctx, ctx.sql`e.series_code`),
  check: requireDaysInOrder,
  after: refreshFitsOfModel,
  fields: {
    modelCode: code({ column: "code", max: 30 }),
    modelName: names({ column: "names" }),
    seriesCode: reference({ table: "series", route: "EPCSeries" }, { fixed: true }),
    year: whole({ ungrouped: true, min: 1950, max: 2100, optional: true, filter: true, batch: true }),
    productionFrom: day({ optional: true, hint: true }),
    productionTo: day({ optional: true, batch: true }),
    plantCode: reference({ table: "plants" }, { optional: true, batch: true }),
    marketCode: reference({ table: "markets", route: "EPCSCGL" }, {
      optional: true,
      hint: true,
      batch: true,
    }),
    options: links({
      table: "epc_option_values",
      lead: "code",
      route: "EpcConfig",
      many: true,
      // A value is in use as long as its configuration is.
      where: ({ sql }) =>
        sql`r.state = 1 and exists (select from epc_options o where o.code = r.option_code and o.state = 1)`,
      closed: "configuration-not-in-use",
    }, {
      table: "model_options",
      own: "model_code",
      other: "value_code",
    }, { optional: true, hint: true, in: "entry" }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
