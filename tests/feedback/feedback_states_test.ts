import assert from "node:assert/strict";
import {
  FEEDBACK_ACTIONS,
  FEEDBACK_STATES,
  type FeedbackAction,
  type FeedbackState,
  feedbackStates,
} from "@/services/feedback/feedback_states.ts";

/** What each action comes to in each state: a state, or `no:` and the refusal. */
const MOVES: Readonly<Record<FeedbackState, Readonly<Record<FeedbackAction, string>>>> = {
  unprocessed: { take: "unprocessed", resolve: "resolved", dismiss: "invalid" },
  resolved: { take: "no: feedback-ended", resolve: "no: feedback-ended", dismiss: "no: feedback-ended" },
  invalid: { take: "no: feedback-ended", resolve: "no: feedback-ended", dismiss: "no: feedback-ended" },
};

Deno.test("feedback goes from unprocessed to resolved or invalid, and no further", () => {
  for (const state of FEEDBACK_STATES) {
    for (const action of FEEDBACK_ACTIONS) {
      const move = feedbackStates.moves[state][action];
      assert.equal(
        "to" in move ? move.to : `no: ${move.refused}`,
        MOVES[state][action],
        `${state} ${action}`,
      );
    }
  }
});
