import { column } from "../format/column.ts";

/** Where a row stands among its like. */
export const sort = column("sort", "whole", { min: 0, max: 1_000_000, fallback: "0", example: "10" });

/** What something is called, a column for each language. */
export const names = column("name", "names", {
  required: true,
  into: "names",
  max: 200,
  example: "Front brake",
});

/** A note by language. */
export const note = column("note", "names", { into: "note", max: 500, example: "Tighten in two steps" });

/** Specification section 4, config state: 1 in use, 0 not. */
export const state = column("state", "whole", { min: 0, max: 1, fallback: "1", example: "1" });
