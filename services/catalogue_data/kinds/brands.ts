import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, sort } from "./words.ts";

/** Brands. What they are entered by and what their vehicles are called is theirs when they are new, and kept by the register afterwards. */
export const brands = defineKind({
  name: "brands",
  table: "brands",
  live: "t.deleted_at is null",
  columns: [
    column("code", "code", { max: 40, example: "velaro" }),
    names,
    column("kindName", "names", {
      into: "kind_names",
      max: 80,
      fallback: "gather_names(c.data, 'name')",
      example: "Passenger cars",
    }),
    column("entry", "code", { max: 40, into: "entry", fallback: "c.data ->> 'code'", example: "velaro" }),
    sort,
  ],
  key: ["code"],
  within: null,
  conflict: ["code"],
  isVersioned: true,
  isSoft: true,
});
