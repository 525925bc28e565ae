import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { circlesIn } from "./circles.ts";

/** Which part follows which. Rows of the same part and set replace it together, a second set is an alternative. */
export const supersessions = defineKind({
  name: "supersessions",
  table: "supersessions",
  columns: [
    column("from", "part", {
      required: true,
      refers: { kind: "parts" },
      into: "from_number",
      example: "3411 6872 014",
    }),
    column("to", "part", {
      required: true,
      refers: { kind: "parts" },
      into: "to_number",
      example: "3411 6872 015",
    }),
    column("set", "whole", { min: 1, max: 100, into: "set_no", fallback: "1", example: "1" }),
    column("ratio", "number", { min: 0.001, max: 1000, fallback: "1", example: "1" }),
    column("kind", "choice", { required: true, values: ["at_once", "use_up_stock"], example: "at_once" }),
    column("interchange", "choice", {
      required: true,
      values: ["both", "forward", "none"],
      example: "forward",
    }),
    column("validFrom", "day", { required: true, example: "2026-01-01" }),
  ],
  key: ["from", "set", "to"],
  within: "from",
  complete(row) {
    row.set ??= 1;
  },
  rules: [({ from, to }) => from !== undefined && from === to ? { column: "to", rule: "circle" } : null],
  conflict: ["from_number", "set_no", "to_number"],
  // One that is turned round would be a circle while both stand.
  goesFirst: true,
  faults: (stage) => [
    circlesIn(stage, {
      table: "supersessions",
      from: { head: "from", stored: "from_number" },
      to: { head: "to", stored: "to_number" },
    }),
  ],
});
