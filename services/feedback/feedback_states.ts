import { defineStates } from "@/engines/states/define_states.ts";

/** Where feedback stands. `resolved` and `invalid` end it. */
export const FEEDBACK_STATES = ["unprocessed", "resolved", "invalid"] as const;
export type FeedbackState = typeof FEEDBACK_STATES[number];

/** What staff do with it: `take` says who looks after it, and leaves it where it stands. */
export const FEEDBACK_ACTIONS = ["take", "resolve", "dismiss"] as const;
export type FeedbackAction = typeof FEEDBACK_ACTIONS[number];

/** What stands in its course. */
export const FEEDBACK_STEPS = ["send", ...FEEDBACK_ACTIONS] as const;

const ended = { refused: "feedback-ended" } as const;

/** unprocessed -> resolved | invalid. */
export const feedbackStates = defineStates<FeedbackState, FeedbackAction>({
  kind: "feedback",
  table: "feedback_reports",
  page: "FeedbackList",
  moves: {
    unprocessed: { take: { to: "unprocessed" }, resolve: { to: "resolved" }, dismiss: { to: "invalid" } },
    resolved: { take: ended, resolve: ended, dismiss: ended },
    invalid: { take: ended, resolve: ended, dismiss: ended },
  },
  rights: {
    take: "FeedbackList:process",
    resolve: "FeedbackList:process",
    dismiss: "FeedbackList:process",
  },
  operations: { take: "takeFeedback", resolve: "resolveFeedback", dismiss: "dismissFeedback" },
});
