import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";

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

/** The state after an action; `gone`: the row is deleted; `drafted`: another one begins and this one stays. */
export type Advanced =
  | { to: WorkflowState; outcome: "stays" | "gone" | "drafted" }
  | { refused: RefusalKey };

/** What an author may do with their own document where the rest is barred. */
const OWN: readonly Action[] = ["edit", "submit", "abandon", "delete"];

/**
 * Decides every action on a document under approval, and why not: the only place that changes these columns. Pure; the caller locks the
 * row, holds its version against the one that was read, and writes what comes back.
 *
 * @param at moment of the action, kept where the state says when
 */
export function advance(
  state: WorkflowState,
  action: Action,
  asker: Asker,
  at: Date,
  standing: Standing,
): Advanced {
  const refused = standing.ownIsBarred && asker.isAuthor && !OWN.includes(action)
    ? "document-own-barred"
    : standing.isReplaced && action !== "copy"
    ? "document-replaced"
    : refusalOf(state, action, asker, standing);
  if (refused !== null) return { refused };
  return { to: after(state, action, at, standing), outcome: outcomeOf(action) };
}

function outcomeOf(action: Action): "stays" | "gone" | "drafted" {
  if (action === "delete") return "gone";
  return action === "revise" || action === "copy" ? "drafted" : "stays";
}

/** Why an action is refused, by the sentence that fits best; null when it is allowed. */
function refusalOf(
  state: WorkflowState,
  action: Action,
  asker: Asker,
  standing: Standing,
): RefusalKey | null {
  const writes = asker.isAuthor || asker.editsAll;
  switch (action) {
    case "edit":
      if (!writes) return "document-of-others";
      return first(
        [state.publishState === 1, "document-published-no-edit"],
        [state.discard === 0, "document-discarded"],
        [standing.isHandedOver, "document-handed-over"],
        [isFailed(state), "document-failed-no-edit"],
        [isUnderApproval(state), "document-under-approval"],
      );
    case "submit":
      if (!asker.isAuthor) return "document-author-submits";
      return first(
        [state.publishState === 1, "document-published-no-edit"],
        [state.discard === 0, "document-discarded"],
        [isFailed(state), "document-failed-no-submit"],
        [state.submitState === 1, "document-submitted-no-submit"],
      );
    case "pass":
    case "reject":
    case "fail":
      return first(
        [state.discard === 0, "document-discarded-no-approval"],
        [state.publishState === 1, "document-published-no-approval"],
        [isFailed(state) || state.verifyResult === 1, "document-decided"],
        [state.submitState !== 1, "document-unsubmitted-no-approval"],
        [asker.isAuthor, "document-own-no-approval"],
        [asker.hasPassed, "document-passed-elsewhere"],
        [!asker.approves, "document-not-approver"],
      );
    case "release":
      if (!asker.publishes) return "no-right";
      return first(
        [state.publishState === 1, "document-published"],
        [state.discard === 0, "document-discarded"],
        [state.verifyResult !== 1, "document-not-passed"],
      );
    case "revoke":
    case "top":
    case "cancel-top":
      if (!asker.publishes) return "no-right";
      return first(
        [state.publishState === 0, "document-not-published"],
        [action === "top" && state.topState === 1, "document-topped"],
        [action === "cancel-top" && state.topState === 0, "document-not-topped"],
      );
    case "stop":
    case "resume":
      if (!asker.stops) return "no-right";
      return first(
        [state.publishState === 0, "document-not-published"],
        [action === "stop" && state.stopState === 1, "document-stopped"],
        [action === "resume" && state.stopState === 0, "document-not-stopped"],
      );
    case "revise":
      if (!writes) return "document-of-others";
      return first(
        [state.publishState === 0, "document-not-published"],
        [standing.isHandedOver, "document-handed-over"],
        [standing.hasSuccessor, "document-has-successor"],
      );
    case "copy":
      return writes ? null : "document-of-others";
    case "abandon":
      if (!writes) return "document-of-others";
      return first(
        [state.publishState === 1, "document-published-no-discard"],
        [state.discard === 0, "document-discarded"],
        [standing.isHandedOver, "document-handed-over"],
      );
    case "delete":
      if (!asker.isAuthor) return "document-of-others";
      return first(
        [state.publishState === 1, "document-published-no-delete"],
        [state.submitState !== 0 || state.submittedAt !== null, "document-submitted-no-delete"],
      );
  }
}

/** The sentence of the first thing that stands against it. */
function first(...reasons: readonly (readonly [holds: boolean, says: RefusalKey])[]): RefusalKey | null {
  return reasons.find(([holds]) => holds)?.[1] ?? null;
}

/** Not passed: final. */
function isFailed(state: WorkflowState): boolean {
  return state.verifyResult === 2;
}

/** Submitted, and nobody has the last word yet. What has passed can be edited again, and loses its approval by it. */
function isUnderApproval(state: WorkflowState): boolean {
  return state.submitState === 1 && state.verifyResult === null;
}

function after(state: WorkflowState, action: Action, at: Date, { departments }: Standing): WorkflowState {
  switch (action) {
    case "edit":
      return { ...state, ...OPEN, submitState: 0 };
    case "submit":
      return { ...state, ...OPEN, submitState: 1, submittedAt: at };
    case "pass": {
      const passedDepartments = [...state.passedDepartments, departments[state.passedDepartments.length]!];
      return passedDepartments.length < departments.length
        ? { ...state, passedDepartments }
        : { ...state, passedDepartments, verifyState: 1, verifyResult: 1, verifiedAt: at };
    }
    case "reject":
      return { ...state, ...OPEN, submitState: 2, verifyResult: 0, verifiedAt: at };
    case "fail":
      return { ...state, verifyState: 1, verifyResult: 2, verifiedAt: at };
    case "release":
      return { ...state, publishState: 1, publishedAt: at };
    case "revoke":
      return { ...state, publishState: 0, topState: 0, stopState: 0 };
    case "stop":
      return { ...state, stopState: 1, stoppedAt: at };
    case "resume":
      return { ...state, stopState: 0 };
    case "top":
      return { ...state, topState: 1 };
    case "cancel-top":
      return { ...state, topState: 0 };
    case "abandon":
      return { ...state, discard: 0 };
    case "revise":
    case "copy":
    case "delete":
      return state;
  }
}

/** Nothing is decided, and nobody has begun to. */
const OPEN = { verifyState: 0, verifyResult: null, verifiedAt: null, passedDepartments: [] } as const;
