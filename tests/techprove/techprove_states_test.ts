import assert from "node:assert/strict";
import {
  TECHPROVE_ACTIONS,
  TECHPROVE_STATES,
  type TechproveAction,
  type TechproveState,
  techproveStates,
} from "@/services/techprove/techprove_states.ts";

const approved = "no: approved", closed = "no: closed", submitted = "no: submitted";

/** What each action comes to in each state: a state, or `no:` and the refusal without `techprove-`. */
const MOVES: Readonly<Record<TechproveState, Readonly<Record<TechproveAction, string>>>> = {
  not_submitted: {
    edit: "not_submitted",
    submit: "in_approval",
    delete: "not_submitted",
    approve: "no: not-submitted",
    reject: "no: not-submitted",
    close: "no: approval-unfinished",
  },
  in_approval: {
    edit: submitted,
    submit: submitted,
    delete: submitted,
    approve: "in_approval",
    reject: "not_submitted",
    close: "no: approval-unfinished",
  },
  approved: {
    edit: approved,
    submit: approved,
    delete: approved,
    approve: approved,
    reject: approved,
    close: "closed",
  },
  closed: { edit: closed, submit: closed, delete: closed, approve: closed, reject: closed, close: closed },
};

Deno.test("a technical improvement goes by approval to closed, and is not closed while approval is unfinished", () => {
  for (const state of TECHPROVE_STATES) {
    for (const action of TECHPROVE_ACTIONS) {
      const move = techproveStates.moves[state][action];
      const said = "to" in move ? move.to : move.refused.replace("techprove-", "no: ");
      assert.equal(said, MOVES[state][action], `${state} ${action}`);
    }
  }
});
