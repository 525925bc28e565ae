import assert from "node:assert/strict";
import type { Act } from "@/engines/documents/act.ts";
import { ACTIONS } from "@/engines/documents/workflow_state.ts";
import { answersTo } from "@/engines/documents/answers.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { refusalOf } from "../refusal_of.ts";
import { openCases } from "./people.ts";

/** Somebody of another store, and roles that have no part in cases: to them no draft is there. */
const NOBODY = ["store-manager", "overseas-store", "dealer-group-user", "claim-approver-1"];

/** Whose buttons stand on a case of the technician in each state, written out. Who is not named sees the case and no button. */
const TABLE: Readonly<Record<string, { way: Act["action"][]; buttons: Readonly<Record<string, string>> }>> = {
  draft: {
    way: [],
    buttons: {
      "store-technician": "edit submit abandon delete",
      "factory-manager": "edit copy abandon",
      "administrator": "edit copy abandon",
    },
  },
  submitted: {
    way: ["submit"],
    buttons: {
      "store-technician": "abandon",
      "factory-engineer": "pass reject fail",
      "section-chief": "pass reject fail",
      "factory-manager": "pass reject fail copy abandon",
      "administrator": "copy abandon",
    },
  },
  rejected: {
    way: ["submit", "reject"],
    buttons: {
      "store-technician": "edit submit abandon",
      "factory-manager": "edit copy abandon",
      "administrator": "edit copy abandon",
    },
  },
  failed: {
    way: ["submit", "fail"],
    buttons: {
      "store-technician": "abandon",
      "factory-manager": "copy abandon",
      "administrator": "copy abandon",
    },
  },
  passed: {
    way: ["submit", "pass"],
    buttons: {
      "store-technician": "edit abandon",
      "section-chief": "release",
      "factory-manager": "edit release copy abandon",
      "administrator": "edit release copy abandon",
    },
  },
  published: {
    way: ["submit", "pass", "release"],
    buttons: {
      "section-chief": "revoke stop top",
      "factory-manager": "revoke stop top revise copy",
      "administrator": "revoke stop top revise copy",
    },
  },
  stopped: {
    way: ["submit", "pass", "release", "stop"],
    buttons: {
      "section-chief": "revoke resume top",
      "factory-manager": "revoke resume top revise copy",
      "administrator": "revoke resume top revise copy",
    },
  },
  revoked: {
    way: ["submit", "pass", "release", "revoke"],
    buttons: {
      "store-technician": "edit abandon",
      "section-chief": "release",
      "factory-manager": "edit release copy abandon",
      "administrator": "edit release copy abandon",
    },
  },
  discarded: {
    way: ["abandon"],
    buttons: {
      "store-technician": "delete",
      "factory-manager": "copy",
      "administrator": "copy",
    },
  },
};

/** Who sees it, a colleague of the store among them. */
const SEEN_BY = [
  "store-technician",
  "technical-supervisor",
  "factory-engineer",
  "designated-engineer",
  "section-chief",
  "factory-manager",
  "administrator",
];

Deno.test("each role has the buttons of the table on a case in each state, and no others", async () => {
  await using portal = await openCases();
  const { as, act, draft, sql, technician, engineer, manager } = portal;
  await sql`update users set org_code = '20533' where user_code = 'store-manager'`;
  const whoDoes = (action: Act["action"]) =>
    ["submit", "abandon"].includes(action)
      ? technician
      : ["pass", "reject", "fail"].includes(action)
      ? engineer
      : manager;
  for (const [state, { way, buttons }] of Object.entries(TABLE)) {
    const { id } = await draft();
    for (const action of way) await act(whoDoes(action), id, action, "请补充测量值");
    for (const role of SEEN_BY) {
      const ctx = await as(role);
      const answers = await answersTo(ctx, caseDocument, await readDocument(ctx, caseDocument, { id }));
      const shown = ACTIONS.filter((action) => answers[action] === null).join(" ");
      assert.equal(shown, buttons[role] ?? "", `${role} on one that is ${state}`);
    }
    for (const role of NOBODY) {
      const refusal = await refusalOf(readDocument(await as(role), caseDocument, { id }));
      assert.equal(refusal?.key, "not-found", `${role} on one that is ${state}`);
    }
  }
});
