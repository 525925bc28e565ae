import type { Act } from "@/engines/documents/act.ts";
import type { ClaimFate } from "./claim_story.ts";

/** Those whose work it is. */
export type Hand = "author" | "first" | "second" | "third" | "manager";
type Step = readonly [who: Hand, action: Act["action"] | "push"];

const SUBMITTED: readonly Step[] = [["author", "submit"]];
const PASSED: readonly Step[] = [...SUBMITTED, ["first", "pass"], ["second", "pass"], ["third", "pass"]];

/** What is done with a draft until it is where it is. */
export const CLAIM_STEPS: Readonly<Record<ClaimFate, readonly Step[]>> = {
  draft: [],
  discarded: [["author", "abandon"]],
  "waiting-1": SUBMITTED,
  "waiting-2": [...SUBMITTED, ["first", "pass"]],
  "waiting-3": [...SUBMITTED, ["first", "pass"], ["second", "pass"]],
  "rejected-1": [...SUBMITTED, ["first", "reject"]],
  "rejected-2": [...SUBMITTED, ["first", "pass"], ["second", "reject"]],
  again: [...SUBMITTED, ["first", "pass"], ["second", "reject"], ...SUBMITTED, ["first", "pass"]],
  failed: [...SUBMITTED, ["first", "fail"]],
  passed: PASSED,
  published: [...PASSED, ["manager", "release"]],
  stopped: [...PASSED, ["manager", "release"], ["manager", "stop"]],
  "handed-over": [...PASSED, ["author", "push"]],
};
