import { defineStates, type States } from "@/engines/states/define_states.ts";

/** Whether a diagnosis led to the fault. */
export const OUTCOMES = ["right", "partly", "wrong"] as const;

/** Why no diagnosis was possible. */
export const REASONS = [
  "no-connection",
  "vehicle-unknown",
  "ecu-silent",
  "device-fault",
  "broken-off",
  "other",
] as const;

/** Where feedback stands. `resolved` and `invalid` end it. */
export const VDS_FEEDBACK_STATES = ["unprocessed", "resolved", "invalid"] as const;
export type VdsFeedbackState = typeof VDS_FEEDBACK_STATES[number];

/** What the factory does with it. */
export const VDS_FEEDBACK_ACTIONS = ["resolve", "dismiss"] as const;
export type VdsFeedbackAction = typeof VDS_FEEDBACK_ACTIONS[number];

/** On a diagnosis, or where none was possible. */
export const VDS_FEEDBACK_KINDS = ["diagnosis", "none"] as const;
export type VdsFeedbackKind = typeof VDS_FEEDBACK_KINDS[number];

const ended = { refused: "feedback-ended" } as const;

/** unprocessed -> resolved | invalid. */
const moves = {
  unprocessed: { resolve: { to: "resolved" }, dismiss: { to: "invalid" } },
  resolved: { resolve: ended, dismiss: ended },
  invalid: { resolve: ended, dismiss: ended },
} as const;

/** The machine of each kind: the same moves by rights of their own. */
export const VDS_FEEDBACK: Readonly<
  Record<
    VdsFeedbackKind,
    States<VdsFeedbackState, VdsFeedbackAction> & { page: "VDSFeedback" | "VDSFeedbackNoDiagnose" }
  >
> = {
  diagnosis: {
    ...defineStates<VdsFeedbackState, VdsFeedbackAction>({
      kind: "vds-feedback",
      table: "vds_feedback",
      page: "VDSFeedback",
      moves,
      rights: { resolve: "VDSFeedback:process", dismiss: "VDSFeedback:process" },
      operations: { resolve: "resolveVdsFeedback", dismiss: "dismissVdsFeedback" },
    }),
    page: "VDSFeedback",
  },
  none: {
    ...defineStates<VdsFeedbackState, VdsFeedbackAction>({
      kind: "vds-no-diagnosis",
      table: "vds_feedback",
      page: "VDSFeedbackNoDiagnose",
      moves,
      rights: { resolve: "VDSFeedbackNoDiagnose:process", dismiss: "VDSFeedbackNoDiagnose:process" },
      operations: { resolve: "resolveVdsNoDiagnosis", dismiss: "dismissVdsNoDiagnosis" },
    }),
    page: "VDSFeedbackNoDiagnose",
  },
};
