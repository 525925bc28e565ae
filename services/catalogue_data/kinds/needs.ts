import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { sort } from "./words.ts";

/** What has to be ordered along with a part: what is replaced when it is opened, what is used up, what is fitted with it. */
export const needs = defineKind({
  name: "needs",
  table: "part_needs",
  columns: [
    column("part", "part", { refers: { kind: "parts" }, into: "part_number", example: "3411 6872 014" }),
    column("needed", "part", { refers: { kind: "parts" }, into: "needed_number", example: "0711 9958 542" }),
    column("why", "choice", {
      required: true,
      values: ["replace", "use_up", "fit_with"],
      example: "replace",
    }),
    column("quantity", "number", { min: 0.001, max: 100_000, example: "2" }),
    sort,
  ],
  key: ["part", "needed"],
  within: "part",
  rules: [
    ({ part, needed }) => part !== undefined && part === needed ? { column: "needed", rule: "circle" } : null,
  ],
  conflict: ["part_number", "needed_number"],
});
