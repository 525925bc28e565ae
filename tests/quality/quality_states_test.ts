import assert from "node:assert/strict";
import {
  QUALITY_ACTIONS,
  QUALITY_STATES,
  type QualityAction,
  type QualityState,
  qualityStates,
} from "@/services/quality/quality_states.ts";

const ended = "no: ended";

/** What each action comes to in each state: a state, or `no:` and the refusal without `quality-`. */
const MOVES: Readonly<Record<QualityState, Readonly<Record<QualityAction, string>>>> = {
  draft: {
    edit: "draft",
    submit: "submitted",
    delete: "draft",
    take: "no: not-submitted",
    resolve: "no: not-submitted",
    refuse: "no: not-submitted",
  },
  submitted: {
    edit: "no: submitted",
    submit: "no: submitted",
    delete: "no: submitted",
    take: "in_work",
    resolve: "no: not-taken",
    refuse: "no: not-taken",
  },
  in_work: {
    edit: "no: submitted",
    submit: "no: submitted",
    delete: "no: submitted",
    take: "in_work",
    resolve: "resolved",
    refuse: "refused",
  },
  resolved: { edit: ended, submit: ended, delete: ended, take: ended, resolve: ended, refuse: ended },
  refused: { edit: ended, submit: ended, delete: ended, take: ended, resolve: ended, refuse: ended },
};

Deno.test("a quality report goes from draft by submitted and in work to resolved or refused", () => {
  for (const state of QUALITY_STATES) {
    for (const action of QUALITY_ACTIONS) {
      const move = qualityStates.moves[state][action];
      const said = "to" in move ? move.to : move.refused.replace("quality-", "no: ");
      assert.equal(said, MOVES[state][action], `${state} ${action}`);
    }
  }
});
