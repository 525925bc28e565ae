import assert from "node:assert/strict";
import {
  SOFTWARE_ACTIONS,
  SOFTWARE_STATES,
  type SoftwareAction,
  type SoftwareState,
  softwareStates,
} from "@/services/software/software_states.ts";

/** What each action comes to in each state: a state, or `no:` and the refusal without `software-`. */
const MOVES: Readonly<Record<SoftwareState, Readonly<Record<SoftwareAction, string>>>> = {
  draft: { edit: "draft", release: "released", withdraw: "no: not-released", delete: "draft" },
  released: {
    edit: "no: released",
    release: "no: released-already",
    withdraw: "withdrawn",
    delete: "no: released-kept",
  },
  withdrawn: {
    edit: "no: withdrawn",
    release: "no: withdrawn",
    withdraw: "no: withdrawn",
    delete: "no: released-kept",
  },
};

Deno.test("a version of a program goes from draft to released to withdrawn, and what was released stays as it is", () => {
  for (const state of SOFTWARE_STATES) {
    for (const action of SOFTWARE_ACTIONS) {
      const move = softwareStates.moves[state][action];
      const said = "to" in move ? move.to : move.refused.replace("software-", "no: ");
      assert.equal(said, MOVES[state][action], `${state} ${action}`);
    }
  }
});
