/** What can be done with a revision. */
export const ACTIONS = [
  "edit",
  "submit",
  "pass",
  "reject",
  "fail",
  "release",
  "revoke",
  "stop",
  "resume",
  "top",
  "cancel-top",
  "revise",
  "copy",
  "abandon",
  "delete",
] as const;
export type Action = typeof ACTIONS[number];

/** The columns of a revision's approval (specification section 4). */
export interface WorkflowState {
  /** 0 not submitted, 1 submitted, 2 rejected. */
  submitState: 0 | 1 | 2;
  verifyState: 0 | 1;
  /** null undecided, 0 rejected, 1 passed, 2 not passed. */
  verifyResult: 0 | 1 | 2 | null;
  publishState: 0 | 1;
  /** 0 obsolete, 1 live. */
  discard: 0 | 1;
  stopState: 0 | 1;
  topState: 0 | 1;
  /** Departments that have passed it, in turn. */
  passedDepartments: readonly string[];
  submittedAt: Date | null;
  verifiedAt: Date | null;
  publishedAt: Date | null;
  stoppedAt: Date | null;
}

/** Who asks, as far as it matters to a revision. */
export interface Asker {
  isAuthor: boolean;
  /** Rights beside authorship. */
  editsAll: boolean;
  publishes: boolean;
  stops: boolean;
  /** Approver of the department whose turn it is. */
  approves: boolean;
  /** Has passed the same revision for another department. */
  hasPassed: boolean;
}

/** What of the revision is no state, and yet decides. */
export interface Standing {
  /** Departments that decide, in turn: at least one. */
  departments: readonly string[];
  /** On one's own document nothing but editing, submitting, abandoning and deleting is allowed. */
  ownIsBarred: boolean;
  /** A successor is being prepared already. */
  hasSuccessor: boolean;
  /** Its successor was published since: it is history. */
  isReplaced: boolean;
  /** It is in other hands, such as handed over to be paid, and stays as it is. */
  isHandedOver: boolean;
}

/** A new document as its author begins it. */
export const DRAFT: WorkflowState = {
  submitState: 0,
  verifyState: 0,
  verifyResult: null,
  publishState: 0,
  discard: 1,
  stopState: 0,
  topState: 0,
  passedDepartments: [],
  submittedAt: null,
  verifiedAt: null,
  publishedAt: null,
  stoppedAt: null,
};
