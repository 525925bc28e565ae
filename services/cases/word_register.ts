import { choice, code, defineRegister, names, whole } from "@/engines/registers/declare.ts";

/** Members of a case's fault that are chosen from words (specification section 3, repair case). */
export const CASE_WORD_KINDS = [
  "symptom",
  "symptomPrefix",
  "position",
  "positionSuffix",
  "direction",
  "roadType",
  "weather",
  "runningStatus",
  "driverOperation",
  "durationString",
] as const;

/** The vocabulary by which cases describe a fault. */
export const caseWordRegister = defineRegister({
  route: "CaseDescription",
  path: "/tis/case-words",
  noun: ["CaseWord", "CaseWords"],
  texts: "cases.word",
  table: "case_words",
  key: "id",
  order: "kind",
  unique: [["kind", "code"]],
  fields: {
    kind: choice(CASE_WORD_KINDS, { fixed: true }),
    // What cases name it by.
    code: code({ max: 30 }),
    names: names(),
    sort: whole({ min: 0, max: 9999, start: 0 }),
  },
});
