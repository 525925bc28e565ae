import {
  choices,
  decimal,
  defineRegister,
  longText,
  reference,
  text,
  texts,
  whole,
} from "@/engines/registers/declare.ts";

/** What must be there when an improvement is submitted. */
export const TECHPROVE_REQUIRED = ["title", "department", "before", "after", "affects"] as const;

/** Who can be affected. */
export const AFFECTED = ["stores", "parts", "quality", "production", "training", "manuals"] as const;

/** The fields of a technical improvement, all of which may be empty while it is written; it is none of the portal's registers. */
export const techproveForm = defineRegister({
  route: "TechProve",
  path: "/tis/improvements",
  noun: ["Improvement", "Improvements"],
  texts: "techprove",
  table: "technical_improvements",
  key: "id",
  title: "title",
  fields: {
    title: text({ max: 160, optional: true }),
    department: reference({ table: "departments", route: "BaseinfoUserDepart" }, {
      column: "department_code",
      optional: true,
      hint: true,
    }),
    seriesCode: reference({ table: "series", lead: "code", route: "EPCSeries", many: true }, {
      optional: true,
    }),
    partNumbers: texts({ max: 40, optional: true, hint: true }),
    before: longText({ max: 4000, optional: true, column: "before_text" }),
    after: longText({ max: 4000, optional: true, column: "after_text" }),
    affects: choices(AFFECTED, { optional: true }),
    minutesSaved: whole({ min: 0, max: 100_000, unit: "min", optional: true }),
    moneySaved: decimal({ places: 2, min: 0, max: 9_999_999, optional: true, hint: true }),
    vehiclesAYear: whole({ min: 0, max: 10_000_000, optional: true }),
  },
});
