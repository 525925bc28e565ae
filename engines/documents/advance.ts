import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { Action, Asker, Standing, WorkflowState } from "./workflow_state.ts";

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
