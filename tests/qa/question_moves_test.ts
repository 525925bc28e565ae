import assert from "node:assert/strict";
import fc from "fast-check";
import {
  advanceQuestion,
  isWaiting,
  overallOf,
  qaStateOf,
  QUESTION_ACTIONS,
  QUESTION_STAGES,
  type QuestionAction,
  type QuestionStage,
} from "@/services/qa/advance_question.ts";

/** Every stage and action of a technical question, written out: the stage that follows, or `!` and the refusal without its `question-`. */
const TABLE = `
                      save    ask         delete  answer                ask-again     note                  escalate          designate        hand-back        adopt   finish  score   release
draft                 draft   supervisor  gone    !draft                !draft        !draft                !draft            !draft           !draft           !draft  !draft  !draft  !draft
unanswered            !asked  !asked      !asked  replied               unanswered    unanswered            !no-consultation  !no-consultation !no-consultation closed  closed  !open   !open
replied               !asked  !asked      !asked  replied               unanswered    replied               !no-consultation  !no-consultation !no-consultation closed  closed  !open   !open
supervisor            !asked  !asked      !asked  supervisor-replied    supervisor    supervisor            !supervisor-first !not-at-section  !first-node      closed  closed  !open   !open
supervisor-replied    !asked  !asked      !asked  supervisor-replied    supervisor    supervisor-replied    section-head      !not-at-section  !first-node      closed  closed  !open   !open
section-head          !asked  !asked      !asked  section-head-replied  section-head  section-head          !escalated        engineer         supervisor       closed  closed  !open   !open
section-head-replied  !asked  !asked      !asked  section-head-replied  section-head  section-head-replied  !escalated        engineer         supervisor       closed  closed  !open   !open
engineer              !asked  !asked      !asked  engineer-replied      engineer      engineer              !escalated        engineer         section-head     closed  closed  !open   !open
engineer-replied      !asked  !asked      !asked  engineer-replied      engineer      engineer-replied      !escalated        engineer         section-head     closed  closed  !open   !open
closed                !closed !closed     !closed !closed               !closed       closed                !closed           !closed          !closed          !closed !closed closed  closed
`;

const [heads, ...rows] = TABLE.trim().split("\n").map((line) => line.trim().split(/\s+/));

Deno.test("the table names every stage and every action once", () => {
  assert.deepEqual(heads, [...QUESTION_ACTIONS]);
  assert.deepEqual(rows.map(([stage]) => stage), [...QUESTION_STAGES]);
});

for (const [stage, ...cells] of rows) {
  Deno.test(`a technical question at ${stage} moves as the table says`, () => {
    const moves = QUESTION_ACTIONS.map((action) => {
      const move = advanceQuestion(stage as QuestionStage, action, "technical");
      return "to" in move ? move.to : move.refused.replace("question-", "!");
    });
    assert.deepEqual(moves, cells);
  });
}

Deno.test("a part question that is asked waits without a consultation", () => {
  assert.deepEqual(advanceQuestion("draft", "ask", "part"), { to: "unanswered" });
});

Deno.test("row flag and overall state follow from the stage", () => {
  assert.deepEqual(QUESTION_STAGES.map((stage) => `${stage} ${qaStateOf(stage)} ${overallOf(stage)}`), [
    "draft -2 null",
    "unanswered 0 pending",
    "replied 1 replied",
    "supervisor 0 pending",
    "supervisor-replied 1 replied",
    "section-head 0 submitted",
    "section-head-replied 1 replied",
    "engineer 0 submitted",
    "engineer-replied 1 replied",
    "closed 2 closed",
  ]);
});

Deno.test("whatever happens, a question that was asked is never a draft again and a closed one stays closed", () => {
  fc.assert(fc.property(
    fc.constantFrom("part" as const, "technical" as const),
    fc.array(fc.constantFrom(...QUESTION_ACTIONS), { maxLength: 30 }),
    (kind, actions: QuestionAction[]) => {
      let stage: QuestionStage = "draft";
      let asked = false;
      let closed = false;
      for (const action of actions) {
        const move = advanceQuestion(stage, action, kind);
        if (!("to" in move)) continue;
        if (move.to === "gone") return !asked;
        stage = move.to;
        asked ||= action === "ask";
        if (asked && stage === "draft") return false;
        if (closed && stage !== "closed") return false;
        closed ||= stage === "closed";
        if (kind === "part" && /supervisor|section|engineer/.test(stage)) return false;
        if (closed && isWaiting(stage)) return false;
      }
      return true;
    },
  ));
});
