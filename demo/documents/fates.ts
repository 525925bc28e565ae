import { type Act, act } from "@/engines/documents/act.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** How far a document of the demo has come. */
export type Fate =
  | "published"
  | "topped"
  | "stopped"
  | "revoked"
  | "passed"
  | "waiting"
  | "rejected"
  | "failed"
  | "draft"
  | "discarded";

/** Those whose work it is. */
export type Hand = "author" | "approver" | "manager";

/** What is done with a draft until it is where it is. */
const STEPS: Readonly<Record<Fate, readonly [who: Hand, action: Act["action"]][]>> = {
  draft: [],
  discarded: [["author", "abandon"]],
  waiting: [["author", "submit"]],
  rejected: [["author", "submit"], ["approver", "reject"]],
  failed: [["author", "submit"], ["approver", "fail"]],
  passed: [["author", "submit"], ["approver", "pass"]],
  published: [["author", "submit"], ["approver", "pass"], ["manager", "release"]],
  topped: [["author", "submit"], ["approver", "pass"], ["manager", "release"], ["manager", "top"]],
  revoked: [["author", "submit"], ["approver", "pass"], ["manager", "release"], ["manager", "revoke"]],
  stopped: [["author", "submit"], ["approver", "pass"], ["manager", "release"], ["manager", "stop"]],
};

/**
 * Brings a draft to its fate by the verbs of those whose work it is.
 *
 * @param pass lets the clock of all of them go on before each step
 */
export async function bringTo(
  kind: DocumentKind,
  people: Readonly<Record<Hand, Ctx>>,
  draft: DocumentView,
  { fate, remark }: { fate: Fate; remark?: string },
  pass: () => void,
): Promise<DocumentView | null> {
  let document: DocumentView | null = draft;
  for (const [who, action] of STEPS[fate]) {
    pass();
    const { id, revision, version } = document!;
    const said = ["reject", "fail"].includes(action) ? remark : undefined;
    document = await act(people[who], kind, { id, revision, version, action, remark: said });
  }
  return document;
}
