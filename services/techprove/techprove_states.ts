import { defineStates } from "@/engines/states/define_states.ts";

/** Where a technical improvement stands (specification section 4). */
export const TECHPROVE_STATES = ["not_submitted", "in_approval", "approved", "closed"] as const;
export type TechproveState = typeof TECHPROVE_STATES[number];

/** `approve` is one approver's word: the improvement is approved by the last of them. */
export const TECHPROVE_ACTIONS = ["edit", "submit", "delete", "approve", "reject", "close"] as const;
export type TechproveAction = typeof TECHPROVE_ACTIONS[number];

/** What stands in its course. */
export const TECHPROVE_STEPS = ["begin", ...TECHPROVE_ACTIONS] as const;

const submitted = { refused: "techprove-submitted" } as const;
const notSubmitted = { refused: "techprove-not-submitted" } as const;
const approved = { refused: "techprove-approved" } as const;
const unfinished = { refused: "techprove-approval-unfinished" } as const;
const closed = { refused: "techprove-closed" } as const;

/** not submitted -> in approval -> approved -> closed; a rejection sends it back. It is not closed while approval is unfinished. */
export const techproveStates = defineStates<TechproveState, TechproveAction>({
  kind: "techprove",
  table: "technical_improvements",
  page: "TechProve",
  moves: {
    not_submitted: {
      edit: { to: "not_submitted" },
      submit: { to: "in_approval" },
      delete: { to: "not_submitted" },
      approve: notSubmitted,
      reject: notSubmitted,
      close: unfinished,
    },
    in_approval: {
      edit: submitted,
      submit: submitted,
      delete: submitted,
      approve: { to: "in_approval" },
      reject: { to: "not_submitted" },
      close: unfinished,
    },
    approved: {
      edit: approved,
      submit: approved,
      delete: approved,
      approve: approved,
      reject: approved,
      close: { to: "closed" },
    },
    closed: { edit: closed, submit: closed, delete: closed, approve: closed, reject: closed, close: closed },
  },
  rights: {
    edit: "TechProve:edit",
    submit: "TechProve:edit",
    delete: "TechProve:edit",
    approve: "TechProve:verify",
    reject: "TechProve:verify",
    close: "TechProve:close",
  },
  operations: {
    edit: "changeImprovement",
    submit: "submitImprovement",
    delete: "deleteImprovement",
    approve: "approveImprovement",
    reject: "rejectImprovement",
    close: "closeImprovement",
  },
});
