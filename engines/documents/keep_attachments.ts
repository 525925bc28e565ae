import { keepUses } from "@/engines/files/keep_uses.ts";
import { releaseFile } from "@/engines/files/release_file.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { DocumentKind } from "./define_document.ts";
import type { DocumentView } from "./types.ts";

/** What files of a revision are used by, with its id. */
export function attachmentUse(kind: Pick<DocumentKind, "kind">, revisionId: number) {
  return { kind: `${kind.kind}-attachment`, id: String(revisionId) };
}

/** Keeps exactly these files at a revision, in this order. Refuses by field files of another place. */
export async function keepAttachments(
  tx: TxCtx,
  kind: DocumentKind,
  { revisionId, attachments }: Pick<DocumentView, "revisionId" | "attachments">,
  wanted: readonly string[] | undefined,
): Promise<boolean> {
  const files = wanted && [...new Set(wanted.map((id) => id.toLowerCase()))];
  const there = attachments.map(({ fileId }) => fileId);
  if (!files || files.join() === there.join()) return false;
  const { sql } = tx;
  const places = kind.attachments ? [kind.attachments] : [];
  const unknown = await keepUses(tx, attachmentUse(kind, revisionId), files, places);
  if (unknown.length > 0) throw refuseField("attachments", "value-not-allowed");
  await sql`delete from document_attachments where revision_id = ${revisionId}`;
  if (files.length > 0) {
    await sql`
      insert into document_attachments (revision_id, file_id, sort)
      select ${revisionId}, f.id, f.place from unnest(${files}::uuid[]) with ordinality f (id, place)`;
  }
  return true;
}

/** Lets go of all files of a revision that is about to be deleted. */
export async function releaseAttachments(
  tx: TxCtx,
  kind: DocumentKind,
  { revisionId, attachments }: Pick<DocumentView, "revisionId" | "attachments">,
): Promise<void> {
  for (const { fileId } of attachments) await releaseFile(tx, fileId, attachmentUse(kind, revisionId));
}
