import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { correction, correctScore } from "./correct_score.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

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
    input: correction,
    output: z.null(),
    form: { message: "scores.corrected" },
    run: correctScore,
  }),
];
