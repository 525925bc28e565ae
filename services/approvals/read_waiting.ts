import { answersTo } from "@/engines/documents/answers.ts";
import type { Difference } from "@/engines/documents/content_of.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { type Approval, approvalsOf, sinceLastApproved } from "@/engines/documents/history.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { type TextLinks, textLinks } from "@/engines/documents/text_links.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { decidedKinds, waitsForMe } from "./waiting.ts";

/** A document for its approver. */
export interface WaitingDocument {
  kind: DocumentKind;
  document: DocumentView;
  /** What was decided on it before, the latest first. */
  approvals: readonly Approval[];
  /** Null: it was never approved before. */
  changes: readonly Difference[] | null;
  /** Why the reader cannot decide now; null: they can. */
  answer: RefusalKey | null;
  links: TextLinks;
  /** The neighbours among what waits, as addresses name them: `tsb.17.2`. */
  next: string | null;
  previous: string | null;
}

/** Names a revision in addresses. */
const NAME = /^([a-z-]+)\.(\d{1,15})\.(\d{1,6})$/;

/** A document that waits, by its name `tsb.17.2`; null for what the reader may not decide on or that is not there. */
export async function readWaiting(ctx: Ctx, name: string): Promise<WaitingDocument | null> {
  const [, named, id, revision] = NAME.exec(name) ?? [];
  const kind = decidedKinds(ctx).find((one) => one.kind === named);
  if (!kind) return null;
  const wanted = { id: Number(id), revision: Number(revision) };
  const by = documentRight(kind, "verify");
  const [{ ok: document }, names] = await Promise.all([
    attempt(() => readDocument(ctx, kind, wanted, { by })),
    waitingNames(ctx),
  ]);
  if (!document) return null;
  const [approvals, changes, answers, links] = await Promise.all([
    approvalsOf(ctx, document),
    sinceLastApproved(ctx, document),
    answersTo(ctx, kind, document),
    textLinks(ctx, document.texts),
  ]);
  const at = names.indexOf(name);
  return {
    kind,
    document,
    approvals,
    changes,
    answer: answers.pass,
    links,
    next: names[at + 1] ?? null,
    previous: at > 0 ? names[at - 1]! : null,
  };
}

/** All that waits, the longest waiting first. */
async function waitingNames(ctx: Ctx): Promise<string[]> {
  const waits = await waitsForMe(ctx);
  const rows = await ctx.sql<{ name: string }[]>`
    select concat_ws('.', d.kind, d.id, r.number) as name
    from document_revisions r
    join documents d on d.id = r.document_id
    where ${waits()}
    order by r.submitted_at, r.id
    limit 1000`;
  return rows.map(({ name }) => name);
}
