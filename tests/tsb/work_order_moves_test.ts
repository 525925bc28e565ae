import assert from "node:assert/strict";
import {
  moveOf,
  WORK_ORDER_ACTIONS,
  WORK_ORDER_STATES,
  type WorkOrderAction,
  type WorkOrderState,
} from "@/services/tsb/work_orders/moves.ts";

/** What each action comes to in each state while the bulletin is in force: a state, or `no:` and the refusal without `work-order-`. */
const IN_FORCE: Readonly<Record<WorkOrderState, Readonly<Record<WorkOrderAction, string>>>> = {
  open: {
    "take-up": "in_work",
    finish: "no: not-taken-up",
    "rule-out": "no: not-taken-up",
    reopen: "no: not-ended",
    move: "open",
  },
  in_work: {
    "take-up": "no: taken-up",
    finish: "done",
    "rule-out": "not_applicable",
    reopen: "no: not-ended",
    move: "open",
  },
  done: {
    "take-up": "no: ended",
    finish: "no: ended",
    "rule-out": "no: ended",
    reopen: "open",
    move: "no: ended",
  },
  not_applicable: {
    "take-up": "no: ended",
    finish: "no: ended",
    "rule-out": "no: ended",
    reopen: "open",
    move: "no: ended",
  },
};

/** What is otherwise once it is revoked, stopped or superseded: nothing begins, what has begun is ended. */
const GONE: Readonly<Record<string, string>> = {
  "open take-up": "no: bulletin-gone",
  "open move": "no: bulletin-gone",
  "in_work move": "no: bulletin-gone",
  "done reopen": "no: bulletin-gone",
  "not_applicable reopen": "no: bulletin-gone",
};

Deno.test("a work order goes from open by in work to done or not applicable, and back by the factory alone", () => {
  for (const state of WORK_ORDER_STATES) {
    for (const action of WORK_ORDER_ACTIONS) {
      const said = (inForce: boolean) => {
        const move = moveOf(state, action, inForce);
        return "to" in move ? move.to : move.refused.replace("work-order-", "no: ");
      };
      const name = `${state} ${action}`;
      assert.equal(said(true), IN_FORCE[state][action], name);
      assert.equal(said(false), GONE[name] ?? IN_FORCE[state][action], `${name}, bulletin gone`);
    }
  }
});
