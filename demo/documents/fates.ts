import { type Act, act } from "@/engines/documents/act.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { setMailWishes } from "@/engines/messages/mail_wishes.ts";
import { MESSAGE_KINDS } from "@/engines/messages/kinds.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { markAllRead } from "@/services/inbox/mark_messages.ts";

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

/** Who writes by the dozen reads in the portal what was passed, and gets no mail of it. */
export async function wantNoMailOfPassed(author: Ctx): Promise<void> {
  const kinds = MESSAGE_KINDS.all.filter(({ name, byMail }) => byMail && name !== "document-passed");
  await setMailWishes(author, { any: true, kinds: kinds.map(({ name }) => name) });
}

const READ_AFTER_MS = 10 * 86_400_000;

/** Of what an author was told, only that of the last ten days is still unread. @param now of the demo, milliseconds */
export async function readOldNews(author: Ctx, now: number): Promise<void> {
  const [newest] = await author.sql<[{ id: number | null }]>`
    select max(id)::int as id
    from messages
    where user_id = ${personOf(author).id} and created_at < ${new Date(now - READ_AFTER_MS)}`;
  if (newest.id !== null) await markAllRead(author, newest.id);
}
