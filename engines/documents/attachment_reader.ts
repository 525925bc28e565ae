import type { UseReader } from "@/engines/files/readers.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { attachmentUse } from "./keep_attachments.ts";
import { pictureUse } from "./keep_pictures.ts";
import { readDocument } from "./read_document.ts";
import { readingRight } from "./readers.ts";

/** Who may read the attachments of a kind and the pictures in its texts: whoever may read the revision that has them, which the document says and no right of its own. */
export function attachmentReader(kind: DocumentKind): (readonly [kind: string, reader: UseReader])[] {
  const reader: UseReader = (ctx, id) => mayRead(ctx, kind, Number(id));
  return [
    ...kind.attachments ? [[attachmentUse(kind, 0).kind, reader] as const] : [],
    ...kind.pictures ? [[pictureUse(kind, 0).kind, reader] as const] : [],
  ];
}

async function mayRead(ctx: Ctx, kind: DocumentKind, revisionId: number): Promise<boolean> {
  const [found] = await ctx.sql<{ documentId: number; number: number; publishState: number }[]>`
    select document_id, number, publish_state from document_revisions where id = ${revisionId}`;
  if (!found) return false;
  const rights = [documentRight(kind, "view"), ...(found.publishState === 1 ? [readingRight(kind)] : [])];
  for (const by of rights.filter((right) => may(ctx.actor, right))) {
    const wanted = { id: Number(found.documentId), revision: found.number };
    const read = await attempt(() => readDocument(ctx, kind, wanted, { by }));
    if (read.ok?.isWhole) return true;
  }
  return false;
}
