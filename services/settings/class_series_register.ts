import { defineRegister, flag, names, reference, shown, whole } from "@/engines/registers/declare.ts";

/** The series that stand in a class of the document centre, in their order. */
export const classSeriesRegister = defineRegister({
  route: "carSeriesSettings",
  path: "/tis/class-series",
  noun: ["ClassSeries", "ClassSeriesList"],
  texts: "settings.series",
  table: "class_series",
  key: "id",
  title: "seriesCode",
  order: "classCode",
  unique: [["classCode", "seriesCode"]],
  fields: {
    classCode: reference({ table: "vehicle_classes", route: "vehicleClassificationSettings" }, {
      batch: true,
    }),
    seriesCode: reference({ table: "series", lead: "code", route: "EPCSeries" }),
    names: names({ optional: true, max: 120, hint: true }),
    brand: shown("text", ({ sql, chain }) =>
      sql`(
        select name_in(b.names, ${chain as string[]})
        from series s
        join brands b on b.code = s.brand_code
        where s.code = e.series_code
      )`),
    sort: whole({ min: 0, max: 9999, start: 0, batch: true }),
    shown: flag({ start: true, filter: true, batch: true }),
  },
});
