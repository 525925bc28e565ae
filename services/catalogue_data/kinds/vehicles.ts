import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";

/** The VIN master: every vehicle with what decides about its parts. */
export const vehicles = defineKind({
  name: "vehicles",
  table: "vehicles",
  columns: [
    column("vin", "vin", { example: "LVAE4C2B0R0000001" }),
    column("series", "code", {
      required: true,
      refers: { kind: "series" },
      into: "series_code",
      example: "TESSA",
    }),
    column("models", "codes", {
      refers: { kind: "models" },
      max: 500,
      into: "model_codes",
      fallback: "'{}'",
      example: "T160",
    }),
    column("options", "codes", {
      refers: { kind: "option-values" },
      max: 500,
      into: "option_values",
      knowsNone: true,
      example: "HP1 SR1",
    }),
    column("productionDate", "day", { example: "2025-03-14" }),
    column("saleDate", "day", { example: "2025-05-02" }),
    column("plant", "code", { refers: { table: "plants" }, into: "plant_code", example: "P1" }),
    column("serial", "whole", { min: 0, example: "104711" }),
    column("engineNumber", "text", { max: 60, example: "" }),
    column("motorNumber", "text", { max: 60, example: "EM24-118204" }),
    column("market", "code", { refers: { table: "markets" }, into: "market_code", example: "eu" }),
  ],
  key: ["vin"],
  within: "series",
  rules: [
    // Specification section 5.
    ({ productionDate, saleDate }) =>
      typeof productionDate === "string" && typeof saleDate === "string" && saleDate < productionDate
        ? { column: "saleDate", rule: "order" }
        : null,
  ],
  conflict: ["vin"],
  async remove({ sql }, changed) {
    // Somebody looked at it lately: that goes along with it.
    await sql.unsafe(
      `delete from recent_vehicles r using ${changed} c where c.data is null and r.vin = c.old ->> 'vin'`,
    );
    await sql.unsafe(
      `delete from vehicles t using ${changed} c where c.data is null and t.vin = c.old ->> 'vin'`,
    );
  },
});
