import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { EXCELLENT_RIGHT, VERDICT_RIGHT } from "./case_rights.ts";
import { judgeCase } from "./judge_case.ts";
import { markExcellent } from "./mark_excellent.ts";
import { caseSoFar, similarCase, similarCases } from "./similar_cases.ts";

const TAG = "Repair cases";
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** Calls of repair cases beside those that every kind of document has. */
export const CASE_CALLS = [
  defineCall({
    operationId: "listSimilarRepairCases",
    method: "get",
    path: "/tis/similar-cases",
    need: "CaseList:view",
    loggedAs: "reads",
    tag: TAG,
    summary:
      "Published cases with a fault code, part or symptom in common, the likest first, each with the reason",
    input: caseSoFar,
    output: z.object({ records: z.array(similarCase) }),
    run: async (ctx, asked) => ({ records: await similarCases(ctx, asked) }),
  }),
  defineCall({
    operationId: "markRepairCaseExcellent",
    method: "post",
    path: "/tis/cases/{id}/mark",
    need: EXCELLENT_RIGHT,
    tag: TAG,
    summary: "Mark a published case as excellent, for good; never one's own",
    input: z.object({ id }),
    output: z.null(),
    form: { message: "cases.done_excellent" },
    run: (ctx, asked) => markExcellent(ctx, asked.id),
  }),
  defineCall({
    operationId: "judgeRepairCase",
    method: "post",
    path: "/tis/cases/{id}/verdict",
    need: VERDICT_RIGHT,
    tag: TAG,
    summary: "Say for one's store whether a case fixed a vehicle; the last word of the store counts",
    input: z.object({
      id,
      fixed: z.union([z.boolean(), z.enum(["true", "false"]).transform((said) => said === "true")]),
    }),
    output: z.null(),
    form: { message: "cases.done_judge" },
    run: (ctx, asked) => judgeCase(ctx, asked),
  }),
];
