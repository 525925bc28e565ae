import assert from "node:assert/strict";
import { ACTIONS } from "@/engines/documents/workflow_state.ts";
import { answersTo } from "@/engines/documents/answers.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { pushClaim } from "@/services/claims/push/push_claim.ts";
import { readClaimPush } from "@/services/claims/push/read_push.ts";
import { refusalOf } from "../refusal_of.ts";
import { openClaims } from "./people.ts";

const WHO = {
  store: "store-technician",
  first: "claim-approver-1",
  second: "claim-approver-2",
  third: "claim-approver-3",
  factory: "factory-manager",
} as const;
/** `first pass`: whoever decides first passes it. */
type Step = `${keyof typeof WHO} ${
  | "submit"
  | "pass"
  | "reject"
  | "fail"
  | "release"
  | "stop"
  | "revoke"
  | "abandon"
  | "push"}`;

const TO_PASSED: Step[] = ["store submit", "first pass", "second pass", "third pass"];

/** Whose buttons stand on a claim of the technician in each state, written out. Who is not named sees the claim and no button. */
const TABLE: Readonly<Record<string, { way: Step[]; buttons: Readonly<Record<string, string>> }>> = {
  draft: {
    way: [],
    buttons: {
      "store-technician": "edit submit copy abandon delete",
      "administrator": "edit copy abandon",
    },
  },
  submitted: {
    way: ["store submit"],
    buttons: {
      "claim-approver-1": "pass reject fail",
      "store-technician": "copy abandon",
      "administrator": "copy abandon",
    },
  },
  "with the second": {
    way: ["store submit", "first pass"],
    buttons: {
      "claim-approver-2": "pass reject fail",
      "store-technician": "copy abandon",
      "administrator": "copy abandon",
    },
  },
  "with the third": {
    way: ["store submit", "first pass", "second pass"],
    buttons: {
      "claim-approver-3": "pass reject fail",
      "store-technician": "copy abandon",
      "administrator": "copy abandon",
    },
  },
  rejected: {
    way: ["store submit", "first pass", "second reject"],
    buttons: {
      "store-technician": "edit submit copy abandon",
      "administrator": "edit copy abandon",
    },
  },
  failed: {
    way: ["store submit", "first pass", "second fail"],
    buttons: {
      "store-technician": "copy abandon",
      "administrator": "copy abandon",
    },
  },
  passed: {
    way: TO_PASSED,
    buttons: {
      "store-technician": "edit copy abandon push",
      "technical-supervisor": "push",
      "store-manager": "push",
      "section-chief": "release",
      "factory-manager": "release",
      "administrator": "edit release copy abandon",
    },
  },
  "handed over": {
    way: [...TO_PASSED, "store push"],
    buttons: {
      "store-technician": "copy push",
      "technical-supervisor": "push",
      "store-manager": "push",
      "section-chief": "release",
      "factory-manager": "release",
      "administrator": "release copy",
    },
  },
  published: {
    way: [...TO_PASSED, "factory release"],
    buttons: {
      "store-technician": "revise copy push",
      "technical-supervisor": "push",
      "store-manager": "push",
      "section-chief": "revoke stop top",
      "factory-manager": "revoke stop top",
      "administrator": "revoke stop top revise copy",
    },
  },
  stopped: {
    way: [...TO_PASSED, "factory release", "factory stop"],
    buttons: {
      "store-technician": "revise copy push",
      "technical-supervisor": "push",
      "store-manager": "push",
      "section-chief": "revoke resume top",
      "factory-manager": "revoke resume top",
      "administrator": "revoke resume top revise copy",
    },
  },
  revoked: {
    way: [...TO_PASSED, "factory release", "factory revoke"],
    buttons: {
      "store-technician": "edit copy abandon push",
      "technical-supervisor": "push",
      "store-manager": "push",
      "section-chief": "release",
      "factory-manager": "release",
      "administrator": "edit release copy abandon",
    },
  },
  discarded: {
    way: ["store abandon"],
    buttons: {
      "store-technician": "copy delete",
      "administrator": "copy",
    },
  },
};

/** Who sees it: its store, its dealer group, those who decide, and who looks after all of them. */
const SEEN_BY = [
  "store-technician",
  "technical-supervisor",
  "store-manager",
  "dealer-group-user",
  "claim-approver-1",
  "claim-approver-2",
  "claim-approver-3",
  "section-chief",
  "factory-manager",
  "administrator",
];

/** Who reads what is published at most: to them the claim of another store, and what is still worked on, is not there. */
const NOBODY = ["overseas-store", "social-user", "factory-engineer", "designated-engineer"];

Deno.test("each role has the buttons of the table on a claim in each state, and no others", async () => {
  await using portal = await openClaims();
  const { act, as, draft, now } = portal;
  const people = Object.fromEntries(
    await Promise.all([...SEEN_BY, ...NOBODY].map(async (role) => [role, await as(role)] as const)),
  );
  for (const [state, { way, buttons }] of Object.entries(TABLE)) {
    const { id } = await draft();
    for (const step of way) {
      const [who, action] = step.split(" ") as [keyof typeof WHO, string];
      const ctx = people[WHO[who]]!;
      if (action === "push") await pushClaim(ctx, { id, version: (await now(id)).version });
      else await act(ctx, id, action as Parameters<typeof act>[2], "请补充照片");
    }
    for (const role of SEEN_BY) {
      const ctx = people[role]!;
      const document = await readDocument(ctx, claimDocument, { id });
      const answers = await answersTo(ctx, claimDocument, document);
      const { whyNot } = await readClaimPush(ctx, document);
      const shown = [
        ...ACTIONS.filter((action) => answers[action] === null),
        ...whyNot === null ? ["push"] : [],
      ];
      assert.equal(shown.join(" "), buttons[role] ?? "", `${role} on one that is ${state}`);
    }
    for (const role of NOBODY) {
      const refusal = await refusalOf(readDocument(people[role]!, claimDocument, { id }));
      assert.equal(refusal?.key, "not-found", `${role} on one that is ${state}`);
    }
  }
});
