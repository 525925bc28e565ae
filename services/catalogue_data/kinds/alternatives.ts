import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { sort } from "./words.ts";

/** What may be taken in place of a part, or beside it. */
export const alternatives = defineKind({
  name: "alternatives",
  table: "part_alternatives",
  columns: [
    column("part", "part", { refers: { kind: "parts" }, into: "part_number", example: "3411 6872 014" }),
    column("other", "part", { refers: { kind: "parts" }, into: "other_number", example: "3411 6873 680" }),
    column("alternative", "choice", {
      required: true,
      values: ["remanufactured", "economy", "accessory"],
      into: "kind",
      example: "economy",
    }),
    sort,
  ],
  key: ["part", "other"],
  within: "part",
  rules: [
    ({ part, other }) => part !== undefined && part === other ? { column: "other", rule: "circle" } : null,
  ],
  conflict: ["part_number", "other_number"],
});
