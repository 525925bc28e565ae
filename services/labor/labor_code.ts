import type { CodeRule } from "@/engines/documents/define_document.ts";

/** Function group, then a number within it, in one part or two, then a variant: 34-0520, 34-11-021, 34-0520B. */
export const LABOR_CODE = /^\d{2}(-\d{2})?-\d{3,4}[A-Z]?$/;

/** Labor codes are typed by their authors; a copy is an operation of its own and has none yet. */
export const laborCode: CodeRule = {
  check: (code) => LABOR_CODE.test(code) ? null : { field: "code", rule: "labor-code-form" },
  next: () => Promise.resolve(null),
  version: () => null,
  hint: "labor.item.code_hint",
  text: "labor.item.laborTimeCode",
  words: "labor.item.words",
};
