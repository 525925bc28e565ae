import { z } from "zod";
import { DTC_CODE } from "@/kernel/dtc_code.ts";
import { LONGEST_WORDS } from "@/services/cases/similar_cases.ts";

/** What says that something is the cause. */
export const EVIDENCE_SOURCES = ["case", "tsb", "knowledge", "dtc"] as const;

/** How much speaks for a cause, beside the others. */
export const STRENGTHS = ["strong", "likely", "possible"] as const;

/** So many codes, symptoms and answers are taken; what is more is left out. */
const MOST_CODES = 30, MOST_ANSWERS = 20;

const list = z.union([z.string().max(4000).transform((one) => [one]), z.array(z.string().max(4000))]);

/** DTCs as people type them: by blanks, commas or lines; what is none is left out. */
const codes = list.transform((said) =>
  [...new Set(said.flatMap((one) => one.toUpperCase().split(/[\s,;，；、]+/)))]
    .filter((one) => DTC_CODE.test(one)).slice(0, MOST_CODES)
);

const answers = list.transform((said) => [...new Set(said)].slice(0, MOST_ANSWERS));

export const situation = z.object({
  complaint: z.string().max(LONGEST_WORDS).default("").describe(
    "what the driver says and the vehicle does, in any language; DTCs in it count too",
  ),
  dtc: codes.default([]).describe("codes that were read"),
  symptom: list.default([]).describe("words of the vocabulary of cases: `symptom.noise`"),
  vin: z.string().max(17).default("").describe("of the vehicle: its series goes before others"),
  series: z.string().max(60).default("").describe("where there is no VIN"),
  so: answers.default([]).describe("checks, by their key, that found what they look for"),
  not: answers.default([]).describe("checks that did not"),
});
/** What a vehicle shows, and what was checked already. */
export type Situation = z.infer<typeof situation>;

const linked = z.object({ code: z.string(), title: z.string(), link: z.string() });

const check = z.object({
  key: z.string().describe("under which its outcome is told"),
  text: z.string(),
  finding: z.string().describe("what was found where it was the cause; empty: not told"),
  from: linked.describe("where it stands"),
});
/** Something to check. */
export type Check = z.infer<typeof check>;

const evidence = linked.extend({
  source: z.enum(EVIDENCE_SOURCES),
  reason: z.string().describe("what it has in common with the vehicle, in the caller's language"),
  fixed: z.int().describe("stores that it helped; of cases"),
  notFixed: z.int(),
  confirmed: z.int().describe("diagnoses that people have confirmed it in"),
});
export type Evidence = z.infer<typeof evidence>;

const fix = z.object({
  text: z.string(),
  steps: z.array(z.string()),
  parts: z.array(linked),
  from: linked,
  fixed: z.int(),
  notFixed: z.int(),
  confirmed: z.int(),
});
export type Fix = z.infer<typeof fix>;

const cause = z.object({
  title: z.string(),
  strength: z.enum(STRENGTHS),
  counts: z.record(z.enum(EVIDENCE_SOURCES), z.int()).describe("pieces of evidence of each source"),
  fixed: z.int().describe("stores that said its cases helped"),
  notFixed: z.int(),
  confirmed: z.int(),
  sameSeries: z.boolean(),
  evidence: z.array(evidence),
  checks: z.array(check),
  fixes: z.array(fix).describe("what put it right, what helped most first"),
});
/** What may be wrong, with all that speaks for it. */
export type Cause = z.infer<typeof cause>;

export const findings = z.object({
  series: z.object({ code: z.string(), name: z.string() }).nullable(),
  dtcs: z.array(z.object({ code: z.string(), name: z.string().nullable(), link: z.string().nullable() })),
  causes: z.array(cause).describe("the likeliest first"),
  next: check.nullable().describe("the check that tells most; null: none is known"),
});
/** What the helper says of a situation. */
export type Findings = z.infer<typeof findings>;
