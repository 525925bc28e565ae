import {
  choice,
  code,
  decimal,
  defineRegister,
  names,
  reference,
  shown,
  text,
} from "@/engines/registers/declare.ts";
import { seenSeries } from "./seen_series.ts";

const AUXILIARY_KINDS = ["oil", "sealant", "paint", "fluid", "grease", "adhesive", "other"] as const;
const PART_UNITS = ["piece", "set", "pair", "litre", "metre", "kilogram"] as const;

/** Auxiliary materials: oil, sealant, paint and the like. Parts that are one of them are found by their words. */
export const auxiliaryRegister = defineRegister({
  route: "EPCfuliao",
  path: "/tis/auxiliary-materials",
  noun: ["AuxiliaryMaterial", "AuxiliaryMaterials"],
  texts: "epc.register.auxiliary",
  table: "auxiliaries",
  key: "auxiliaryCode",
  usedBy: [
    { table: "parts", column: "auxiliary_code" },
    { table: "auxiliary_quantities", column: "auxiliary_code" },
    { table: "labor_base_steps", column: "subsidiary_code" },
  ],
  fields: {
    auxiliaryCode: code({ column: "code", max: 30 }),
    auxiliaryName: names({ column: "names" }),
    kind: choice(AUXILIARY_KINDS, { start: "other", batch: true }),
    spec: text({ max: 200, optional: true, search: true }),
    unit: choice(PART_UNITS, { start: "piece", batch: true, choices: "epc.register.unit" }),
    series: shown("whole", ({ sql }) =>
      sql`(
      select count(*)::int from auxiliary_quantities q where q.auxiliary_code = e.code and q.deleted_at is null
    )`),
  },
});

/** How much of an auxiliary material a series takes, in the material's unit. */
export const auxiliaryQuantityRegister = defineRegister({
  route: "EPCfuliaoQuantity",
  path: "/tis/auxiliary-quantities",
  noun: ["AuxiliaryQuantity", "AuxiliaryQuantities"],
  texts: "epc.register.quantity",
  table: "auxiliary_quantities",
  key: "id",
  title: "auxiliaryCode",
  order: "auxiliaryCode",
  unique: [["auxiliaryCode", "seriesCode"]],
  scope: (ctx) => seenSeries(ctx, ctx.sql`e.series_code`),
  fields: {
    auxiliaryCode: reference({ table: "auxiliaries", lead: "code", route: "EPCfuliao" }),
    seriesCode: reference({ table: "series", route: "EPCSeries" }),
    quantity: decimal({ places: 3, min: 0.001, max: 99999 }),
    unit: shown("text", ({ sql, t }) =>
      sql`(
      select case a.unit ${
        PART_UNITS.map((unit) => sql`when ${unit} then ${t(`epc.register.unit_${unit}`)}`)
          .reduce((before, one) => sql`${before} ${one}`)
      } else a.unit end
      from auxiliaries a where a.code = e.auxiliary_code
    )`),
    note: names({ optional: true, max: 300 }),
  },
});
