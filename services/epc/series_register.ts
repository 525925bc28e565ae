import {
  choice,
  choices,
  code,
  defineRegister,
  image,
  links,
  names,
  reference,
  whole,
} from "@/engines/registers/declare.ts";
import { seenSeries } from "./seen_series.ts";
import { requireSeries } from "./series_rules.ts";

const YEAR = { ungrouped: true, min: 1950, max: 2100 };

/** Series with every field of the series filter (specification section 3); who sees one is decided in visible_series.ts. */
export const seriesRegister = defineRegister({
  route: "EPCSeries",
  path: "/tis/series-entries",
  noun: ["SeriesEntry", "SeriesEntries"],
  texts: "epc.register.series",
  table: "series",
  key: "seriesCode",
  usedBy: [
    { table: "model_codes", column: "series_code" },
    { table: "vehicles", column: "series_code" },
    { table: "epc_groups", column: "series_code" },
    { table: "auxiliary_quantities", column: "series_code" },
    { table: "secret_card_series", column: "series_code" },
  ],
  scope: (ctx) => seenSeries(ctx, ctx.sql`e.code`),
  check: requireSeries,
  fields: {
    seriesCode: code({ column: "code", max: 20 }),
    epcName: names({ column: "names" }),
    brandCode: reference({ table: "brands" }, { batch: false }),
    afterSaleType: reference({ table: "after_sale_types" }),
    subSaleType: reference({ table: "sub_sale_type_codes" }, { optional: true, hint: true, in: "chooser" }),
    energyType: reference({ table: "energy_types", route: "EPCEnerge" }, { batch: true }),
    carType: reference({ table: "car_types" }, { batch: true }),
    yearFrom: whole({ ...YEAR, filter: true }),
    yearTo: whole({ ...YEAR, optional: true, hint: true }),
    visible: choice([0, 1, 2, 3], { start: 2, batch: true, hint: true }),
    state: choice([0, 1], { start: 1, batch: true }),
    historyState: choice([0, 1], { start: 0, batch: true, in: "chooser" }),
    editions: choices(["domestic", "overseas"], {
      start: ["domestic", "overseas"],
      batch: true,
      in: "chooser",
    }),
    countries: links({ table: "countries", route: "EPCGJGL" }, {
      table: "series_countries",
      own: "series_code",
      other: "country_code",
    }, { optional: true, hint: true, in: "chooser" }),
    picture: image("series-picture", "series-picture", { optional: true, in: "chooser" }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
