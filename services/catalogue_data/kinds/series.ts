import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, sort, state } from "./words.ts";

/** Series, with every field of the series filter (specification section 3). */
export const series = defineKind({
  name: "series",
  table: "series",
  live: "t.deleted_at is null",
  columns: [
    column("code", "code", { max: 40, example: "TESSA" }),
    column("brand", "code", {
      required: true,
      refers: { kind: "brands" },
      into: "brand_code",
      example: "velaro",
    }),
    names,
    column("afterSaleType", "code", {
      required: true,
      refers: { table: "after_sale_types" },
      example: "passenger",
    }),
    column("subSaleType", "code", { refers: { table: "sub_sale_types" }, example: "ev" }),
    column("energyType", "code", { required: true, refers: { table: "energy_types" }, example: "bev" }),
    column("carType", "code", { required: true, refers: { table: "car_types" }, example: "suv" }),
    column("yearFrom", "whole", { required: true, min: 1900, max: 2100, example: "2022" }),
    column("yearTo", "whole", { min: 1900, max: 2100, example: "2026" }),
    column("visible", "whole", { min: 0, max: 3, fallback: "2", example: "1" }),
    state,
    column("historyState", "whole", { min: 0, max: 1, fallback: "0", example: "0" }),
    sort,
  ],
  key: ["code"],
  within: null,
  rules: [
    ({ yearFrom, yearTo }) =>
      typeof yearFrom === "number" && typeof yearTo === "number" && yearTo < yearFrom
        ? { column: "yearTo", rule: "order" }
        : null,
  ],
  conflict: ["code"],
  // A subtype is one of a brand and an after-sale type.
  faults: (stage) => [`
    select s.row_no, 'subSaleType' as column_name, 'subtype' as rule, s.data ->> 'subSaleType' as value
    from ${stage} s
    where s.mark = 'U' and s.data ->> 'subSaleType' is not null
      and s.data ->> 'brand' is not null and s.data ->> 'afterSaleType' is not null
      and exists (select from sub_sale_types t where t.code = s.data ->> 'subSaleType' and t.deleted_at is null)
      and not exists (
        select from sub_sale_types t
        where t.brand_code = s.data ->> 'brand' and t.after_sale_type = s.data ->> 'afterSaleType'
          and t.code = s.data ->> 'subSaleType' and t.deleted_at is null
      )`],
  isVersioned: true,
  isSoft: true,
});
