import { defineStates } from "@/engines/states/define_states.ts";

/** Where a report of quality stands. `resolved` and `refused` end it. */
export const QUALITY_STATES = ["draft", "submitted", "in_work", "resolved", "refused"] as const;
export type QualityState = typeof QUALITY_STATES[number];

export const QUALITY_ACTIONS = ["edit", "submit", "delete", "take", "resolve", "refuse"] as const;
export type QualityAction = typeof QUALITY_ACTIONS[number];

/** What stands in its course. */
export const QUALITY_STEPS = ["begin", ...QUALITY_ACTIONS] as const;

const submitted = { refused: "quality-submitted" } as const;
const notSubmitted = { refused: "quality-not-submitted" } as const;
const notTaken = { refused: "quality-not-taken" } as const;
const ended = { refused: "quality-ended" } as const;

/** draft -> submitted -> in work -> resolved | refused. */
export const qualityStates = defineStates<QualityState, QualityAction>({
  kind: "quality",
  table: "quality_reports",
  page: "QualityFeedback",
  moves: {
    draft: {
      edit: { to: "draft" },
      submit: { to: "submitted" },
      delete: { to: "draft" },
      take: notSubmitted,
      resolve: notSubmitted,
      refuse: notSubmitted,
    },
    submitted: {
      edit: submitted,
      submit: submitted,
      delete: submitted,
      take: { to: "in_work" },
      resolve: notTaken,
      refuse: notTaken,
    },
    in_work: {
      edit: submitted,
      submit: submitted,
      delete: submitted,
      take: { to: "in_work" },
      resolve: { to: "resolved" },
      refuse: { to: "refused" },
    },
    resolved: { edit: ended, submit: ended, delete: ended, take: ended, resolve: ended, refuse: ended },
    refused: { edit: ended, submit: ended, delete: ended, take: ended, resolve: ended, refuse: ended },
  },
  rights: {
    edit: "QualityFeedback:edit",
    submit: "QualityFeedback:edit",
    delete: "QualityFeedback:edit",
    take: "QualityFeedback:process",
    resolve: "QualityFeedback:process",
    refuse: "QualityFeedback:process",
  },
  operations: {
    edit: "changeQualityReport",
    submit: "submitQualityReport",
    delete: "deleteQualityReport",
    take: "takeQualityReport",
    resolve: "resolveQualityReport",
    refuse: "refuseQualityReport",
  },
});
