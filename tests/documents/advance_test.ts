import assert from "node:assert/strict";
import fc from "fast-check";
import {
  type Action,
  ACTIONS,
  type Asker,
  DRAFT,
  type Standing,
  type WorkflowState,
} from "@/engines/documents/workflow_state.ts";
import { advance } from "@/engines/documents/advance.ts";
import { ANSWERS } from "./literal_table.ts";

const AT = new Date("2026-03-02T08:00:00Z");
const STANDING: Standing = {
  departments: ["TSB"],
  ownIsBarred: false,
  hasSuccessor: false,
  isReplaced: false,
  isHandedOver: false,
};
const NOBODY: Asker = {
  isAuthor: false,
  editsAll: false,
  publishes: false,
  stops: false,
  approves: false,
  hasPassed: false,
};
const author: Asker = { ...NOBODY, isAuthor: true };
const editor: Asker = { ...NOBODY, editsAll: true };
const approver: Asker = { ...NOBODY, approves: true };
const publisher: Asker = { ...NOBODY, publishes: true };
const stopper: Asker = { ...NOBODY, stops: true };

/** Every state that a document of one department can be in, by how it came there. */
const submitted = { ...DRAFT, submitState: 1, submittedAt: AT } as const;
const STATES: Record<string, WorkflowState> = {
  draft: DRAFT,
  submitted,
  rejected: { ...submitted, submitState: 2, verifyResult: 0, verifiedAt: AT },
  failed: { ...submitted, verifyState: 1, verifyResult: 2, verifiedAt: AT },
  passed: { ...submitted, verifyState: 1, verifyResult: 1, passedDepartments: ["TSB"], verifiedAt: AT },
};
STATES.edited = { ...submitted, submitState: 0 };
STATES.discarded = { ...DRAFT, discard: 0 };
STATES.published = { ...STATES.passed!, publishState: 1, publishedAt: AT };
STATES.topped = { ...STATES.published, topState: 1 };
STATES.stopped = { ...STATES.published, stopState: 1, stoppedAt: AT };

/** Whom the table speaks of. */
const ASKERS: Readonly<Record<Action, Asker>> = {
  edit: author,
  submit: author,
  pass: approver,
  reject: approver,
  fail: approver,
  release: publisher,
  revoke: publisher,
  stop: stopper,
  resume: stopper,
  top: publisher,
  "cancel-top": publisher,
  revise: author,
  copy: author,
  abandon: author,
  delete: author,
};

function answerOf(state: WorkflowState, action: Action, asker: Asker, standing = STANDING): string {
  const advanced = advance(state, action, asker, AT, standing);
  return "refused" in advanced ? advanced.refused.replace(/^document-/, "") : "ok";
}

function stateAfter(state: WorkflowState, action: Action, asker: Asker, standing = STANDING): WorkflowState {
  const advanced = advance(state, action, asker, AT, standing);
  assert.ok("to" in advanced, `${action} is refused`);
  return advanced.to;
}

Deno.test("each action in each state is answered as the table says", () => {
  assert.deepEqual(Object.keys(ANSWERS), [...ACTIONS].toSorted((a, b) => order(a) - order(b)));
  for (const action of ACTIONS) {
    const answers = ANSWERS[action];
    const found = Object.fromEntries(
      Object.keys(answers).map((name) => [name, answerOf(STATES[name]!, action, ASKERS[action])]),
    );
    assert.deepEqual(found, answers, action);
    assert.deepEqual(Object.keys(answers).sort(), Object.keys(STATES).sort(), action);
  }
});

function order(action: Action): number {
  return Object.keys(ANSWERS).indexOf(action);
}

Deno.test("each action is allowed to whom the rules name", () => {
  const askers = { author, editor, approver, publisher, stopper, nobody: NOBODY };
  const may = (state: string, action: Action) =>
    Object.entries(askers).filter(([, asker]) => answerOf(STATES[state]!, action, asker) === "ok")
      .map(([name]) => name).join(" ");
  assert.deepEqual({
    edit: may("draft", "edit"),
    submit: may("draft", "submit"),
    pass: may("submitted", "pass"),
    reject: may("submitted", "reject"),
    fail: may("submitted", "fail"),
    release: may("passed", "release"),
    revoke: may("published", "revoke"),
    stop: may("published", "stop"),
    resume: may("stopped", "resume"),
    top: may("published", "top"),
    "cancel-top": may("topped", "cancel-top"),
    revise: may("published", "revise"),
    copy: may("failed", "copy"),
    abandon: may("draft", "abandon"),
    delete: may("draft", "delete"),
  }, {
    edit: "author editor",
    submit: "author",
    pass: "approver",
    reject: "approver",
    fail: "approver",
    release: "publisher",
    revoke: "publisher",
    stop: "stopper",
    resume: "stopper",
    top: "publisher",
    "cancel-top": "publisher",
    revise: "author editor",
    copy: "author editor",
    abandon: "author editor",
    delete: "author",
  });
});

Deno.test("an author approves nothing of their own, whatever duty they have", () => {
  const asker = { ...author, approves: true };
  for (const action of ["pass", "reject", "fail"] as const) {
    assert.equal(answerOf(submitted, action, asker), "own-no-approval");
  }
});

Deno.test("where one's own is barred, an author edits, submits, discards and deletes alone", () => {
  const all: Asker = {
    isAuthor: true,
    editsAll: true,
    publishes: true,
    stops: true,
    approves: true,
    hasPassed: false,
  };
  const barred = { ...STANDING, ownIsBarred: true };
  for (const [name, state] of Object.entries(STATES)) {
    for (const action of ACTIONS) {
      const isOwn = ["edit", "submit", "abandon", "delete"].includes(action);
      const answer = answerOf(state, action, all, barred);
      assert.equal(answer, isOwn ? answerOf(state, action, all) : "own-barred", `${action} of ${name}`);
    }
  }
});

Deno.test("several departments decide in turn, and nobody for two of them", () => {
  const standing = { ...STANDING, departments: ["CLAIM1", "CLAIM2", "CLAIM3"] };
  const one = stateAfter(submitted, "pass", approver, standing);
  assert.deepEqual([one.verifyState, one.verifyResult, one.passedDepartments], [0, null, ["CLAIM1"]]);
  assert.equal(answerOf(one, "pass", { ...approver, hasPassed: true }, standing), "passed-elsewhere");
  const two = stateAfter(one, "pass", approver, standing);
  const three = stateAfter(two, "pass", approver, standing);
  assert.deepEqual([three.verifyState, three.verifyResult], [1, 1]);
  assert.deepEqual(three.passedDepartments, ["CLAIM1", "CLAIM2", "CLAIM3"]);
  const back = stateAfter(two, "reject", approver, standing);
  assert.deepEqual([back.submitState, back.verifyResult, back.passedDepartments], [2, 0, []]);
});

Deno.test("what an action does to the state", () => {
  assert.deepEqual(stateAfter(DRAFT, "submit", author), submitted);
  assert.deepEqual(stateAfter(STATES.rejected!, "edit", author), STATES.edited);
  assert.deepEqual(stateAfter(STATES.passed!, "edit", author), STATES.edited);
  assert.deepEqual(stateAfter(submitted, "pass", approver), STATES.passed);
  assert.deepEqual(stateAfter(submitted, "reject", approver), STATES.rejected);
  assert.deepEqual(stateAfter(submitted, "fail", approver), STATES.failed);
  assert.deepEqual(stateAfter(STATES.passed!, "release", publisher), STATES.published);
  assert.deepEqual(stateAfter(STATES.published!, "top", publisher), STATES.topped);
  assert.deepEqual(stateAfter(STATES.published!, "stop", stopper), STATES.stopped);
  const withdrawn = stateAfter({ ...STATES.topped!, stopState: 1 }, "revoke", publisher);
  assert.deepEqual([withdrawn.publishState, withdrawn.topState, withdrawn.stopState], [0, 0, 0]);
});

Deno.test("what a successor has replaced is history, and one successor is enough", () => {
  for (const action of ACTIONS) {
    const all = {
      ...NOBODY,
      isAuthor: action !== "pass",
      editsAll: true,
      publishes: true,
      stops: true,
      approves: true,
    };
    const answer = answerOf(STATES.passed!, action, all, { ...STANDING, isReplaced: true });
    assert.equal(answer, action === "copy" ? "ok" : "replaced");
  }
  assert.equal(
    answerOf(STATES.published!, "revise", author, { ...STANDING, hasSuccessor: true }),
    "has-successor",
  );
});

Deno.test("no history of actions leads to a state that the rules do not know", () => {
  const asker = fc.record({
    isAuthor: fc.boolean(),
    editsAll: fc.boolean(),
    publishes: fc.boolean(),
    stops: fc.boolean(),
    approves: fc.boolean(),
    hasPassed: fc.boolean(),
  });
  const history = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), asker), { maxLength: 60 });
  fc.assert(fc.property(history, fc.integer({ min: 1, max: 3 }), (steps, count) => {
    const standing = { ...STANDING, departments: ["A", "B", "C"].slice(0, count) };
    let state: WorkflowState = DRAFT;
    let wasFailed = false;
    for (const [action, who] of steps) {
      const advanced = advance(state, action, who, AT, standing);
      if ("refused" in advanced) continue;
      if (["pass", "reject", "fail"].includes(action)) assert.ok(who.approves && !who.isAuthor);
      if (wasFailed) assert.ok(["copy", "abandon"].includes(action), `${action} after it failed`);
      if (advanced.outcome !== "stays") continue;
      state = advanced.to;
      wasFailed ||= state.verifyResult === 2;
      requireSound(state, count);
    }
  }));
});

function requireSound(state: WorkflowState, departments: number): void {
  if (state.publishState === 1) assert.equal(state.verifyResult, 1, "published without approval");
  if (state.publishState === 1) assert.equal(state.discard, 1, "published and discarded");
  if (state.topState === 1 || state.stopState === 1) assert.equal(state.publishState, 1);
  assert.equal(state.verifyState === 1, state.verifyResult === 1 || state.verifyResult === 2);
  assert.equal(state.verifyResult === 0, state.submitState === 2);
  if (state.verifyResult === 1) assert.equal(state.passedDepartments.length, departments);
  if (state.submitState === 0) assert.deepEqual([state.verifyResult, state.passedDepartments], [null, []]);
  assert.ok(state.passedDepartments.length <= departments);
}
