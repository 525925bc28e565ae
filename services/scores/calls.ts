import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { correctScore } from "./correct_score.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

/** Most that one correction gives or takes. */
const MOST = 10_000;
const tenths = z.coerce.number().min(-MOST * 100).max(MOST * 100).multipleOf(0.1);

/** Calls of scores. */
export const SCORE_CALLS = [
  defineCall({
    operationId: "correctScore",
    method: "post",
    path: "/tis/score-corrections",
    need: CORRECT_RIGHT,
    tag: "Scores",
    summary:
      "Correct a person's score by a line of its own with its reason, which the person is told; never one's own",
    input: z.object({
      userCode: z.string().trim().min(1).max(60),
      points: tenths.min(-MOST).max(MOST).refine((points) => points !== 0, { error: "refusal.score-nothing" })
        .describe(
          "given, or taken where it is below 0; one decimal",
        ),
      reason: z.string().trim().min(6).max(300),
      total: tenths.describe("the person's total as it was read"),
    }),
    output: z.null(),
    form: { message: "scores.corrected" },
    run: correctScore,
  }),
];
