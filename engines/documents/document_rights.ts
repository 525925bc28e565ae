import type { Right } from "@/kernel/access/rights.ts";
import type { Action } from "./workflow_state.ts";
import type { DocumentKind } from "./define_document.ts";

/** What may be done with documents of a kind beside seeing them; each has a text `right.document.<one>`. */
export const DOCUMENT_RIGHTS = ["edit", "edit-all", "submit", "verify", "publish", "stop"] as const;
/** Right to do something with documents of a kind. */
export type DocumentRight = "view" | typeof DOCUMENT_RIGHTS[number];

/** That right: `TSBwork:verify`. */
export function documentRight(kind: Pick<DocumentKind, "routes">, right: DocumentRight): Right {
  return `${kind.routes.working}:${right}`;
}

/** The right that an action asks for, beside what its rules say of author and approver. */
export const RIGHT_OF_ACTION: Readonly<Record<Action, DocumentRight>> = {
  edit: "edit",
  submit: "submit",
  pass: "verify",
  reject: "verify",
  fail: "verify",
  release: "publish",
  revoke: "publish",
  stop: "stop",
  resume: "stop",
  top: "publish",
  "cancel-top": "publish",
  revise: "edit",
  copy: "edit",
  abandon: "edit",
  delete: "edit",
};
