import type { Action } from "./workflow_state.ts";

/** Paths of the actions: what comes of them, as sub-resources. */
export const PATH_OF_ACTION: Readonly<Record<Exclude<Action, "edit">, string>> = {
  submit: "submission",
  pass: "pass",
  reject: "rejection",
  fail: "failure",
  release: "release",
  revoke: "revocation",
  stop: "stop",
  resume: "resumption",
  top: "topping",
  "cancel-top": "top-cancellation",
  revise: "successor",
  copy: "copy",
  abandon: "abandonment",
  delete: "deletion",
};
