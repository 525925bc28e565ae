import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, sort } from "./words.ts";

/** Model codes, with the option values that each can carry. */
export const models = defineKind({
  name: "models",
  table: "model_codes",
  live: "t.deleted_at is null",
  columns: [
    column("code", "code", { max: 40, example: "T160" }),
    column("series", "code", {
      required: true,
      refers: { kind: "series" },
      into: "series_code",
      example: "TESSA",
    }),
    names,
    column("year", "whole", { min: 1900, max: 2100, example: "2024" }),
    column("productionFrom", "day", { example: "2024-01-01" }),
    column("productionTo", "day", { example: "2025-12-31" }),
    column("plant", "code", { refers: { table: "plants" }, into: "plant_code", example: "P1" }),
    column("market", "code", { refers: { table: "markets" }, into: "market_code", example: "eu" }),
    column("options", "codes", {
      refers: { kind: "option-values" },
      max: 500,
      into: null,
      read:
        "(select array_agg(o.value_code order by o.value_code) from model_options o where o.model_code = t.code)",
      example: "HP1 SR1",
    }),
    sort,
  ],
  key: ["code"],
  within: "series",
  rules: [productionInOrder],
  complete(row) {
    // The table keeps them as a set.
    if (Array.isArray(row.options)) row.options = [...new Set(row.options as string[])].sort(byCodePoint);
  },
  conflict: ["code"],
  isVersioned: true,
  isSoft: true,
  async write({ sql }, changed) {
    await sql.unsafe(
      `delete from model_options o using ${changed} c where o.model_code = coalesce(c.data, c.old) ->> 'code'`,
    );
    await sql.unsafe(`
      insert into model_options (model_code, value_code)
      select c.data ->> 'code', v.code
      from ${changed} c
      cross join lateral jsonb_array_elements_text(c.data -> 'options') as v (code)
      where c.data is not null
      on conflict do nothing`);
  },
});

/** The days of a period, where both are known. */
function productionInOrder(row: Record<string, unknown>) {
  const { productionFrom, productionTo } = row;
  return typeof productionFrom === "string" && typeof productionTo === "string" &&
      productionTo < productionFrom
    ? { column: "productionTo", rule: "order" }
    : null;
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
