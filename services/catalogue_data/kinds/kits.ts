import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { circlesIn } from "./circles.ts";
import { sort } from "./words.ts";

/** What kits hold. Kits are parts themselves. */
export const kits = defineKind({
  name: "kits",
  table: "part_kits",
  columns: [
    column("kit", "part", { refers: { kind: "parts" }, into: "kit_number", example: "1120 6849 852" }),
    column("part", "part", { refers: { kind: "parts" }, into: "part_number", example: "3411 6872 014" }),
    column("pieces", "number", { min: 0.001, max: 100_000, into: "quantity", fallback: "1", example: "2" }),
    sort,
  ],
  key: ["kit", "part"],
  within: "kit",
  rules: [({ kit, part }) => kit !== undefined && kit === part ? { column: "part", rule: "circle" } : null],
  conflict: ["kit_number", "part_number"],
  faults: (stage) => [
    circlesIn(stage, {
      table: "part_kits",
      from: { head: "kit", stored: "kit_number" },
      to: { head: "part", stored: "part_number" },
    }),
  ],
});
