import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, sort, state } from "./words.ts";

/** Options: what a vehicle can be configured by. */
export const options = defineKind({
  name: "options",
  table: "epc_options",
  live: "t.deleted_at is null",
  columns: [column("code", "code", { max: 40, example: "HP" }), names, state, sort],
  key: ["code"],
  within: null,
  conflict: ["code"],
  isVersioned: true,
  isSoft: true,
});

/** Values of options; a value's code stands alone, it is what vehicles and lines name. */
export const optionValues = defineKind({
  name: "option-values",
  table: "epc_option_values",
  live: "t.deleted_at is null",
  columns: [
    column("code", "code", { max: 40, example: "HP1" }),
    column("option", "code", {
      required: true,
      refers: { kind: "options" },
      into: "option_code",
      example: "HP",
    }),
    names,
    state,
    sort,
  ],
  key: ["code"],
  within: "option",
  conflict: ["code"],
  isVersioned: true,
  isSoft: true,
});
