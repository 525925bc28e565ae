import assert from "node:assert/strict";
import {
  LAW_ACTIONS,
  LAW_STATES,
  type LawAction,
  type LawState,
  lawStates,
} from "@/services/laws/law_states.ts";

/** What each action comes to in each state: a state, or `no:` and the refusal. */
const MOVES: Readonly<Record<LawState, Readonly<Record<LawAction, string>>>> = {
  new: { edit: "new", enforce: "effective", abolish: "no: law-not-effective", delete: "new" },
  effective: {
    edit: "effective",
    enforce: "no: law-effective",
    abolish: "abolished",
    delete: "no: law-effective-kept",
  },
  abolished: {
    edit: "no: law-repealed",
    enforce: "no: law-abolished",
    abolish: "no: law-abolished",
    delete: "no: law-abolished-kept",
  },
};

Deno.test("a legal standard goes from new to effective to abolished, an effective one is kept, an abolished one stays as it is", () => {
  for (const state of LAW_STATES) {
    for (const action of LAW_ACTIONS) {
      const move = lawStates.moves[state][action];
      assert.equal(
        "to" in move ? move.to : `no: ${move.refused}`,
        MOVES[state][action],
        `${state} ${action}`,
      );
    }
  }
});
