import { keepUses } from "@/engines/files/keep_uses.ts";
import { canonical } from "@/engines/registers/draft_values.ts";
import { releaseFile } from "@/engines/files/release_file.ts";
import { sayFiles } from "@/engines/files/say_files.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { type Captions, withCaptions } from "./captions.ts";
import type { DocumentKind } from "./define_document.ts";
import type { DocumentView } from "./types.ts";

/** What files of a revision are used by, with its id. */
export function attachmentUse(kind: Pick<DocumentKind, "kind">, revisionId: number) {
  return { kind: `${kind.kind}-attachment`, id: String(revisionId) };
}

/** What is said of files, by their ids; what is left out stays as it is. */
export type CaptionsByFile = Readonly<Record<string, Captions>>;

/** Sections that files belong to, by their ids; null: the whole document. What is left out stays as it is. */
export type SectionsByFile = Readonly<Record<string, string | null>>;

/** Files of a revision, and what is said of them. */
export interface WantedAttachments {
  /** Ids in their order; left out: those that are there. */
  files?: readonly string[];
  captions?: CaptionsByFile;
  sections?: SectionsByFile;
}

/**
 * Keeps exactly these files at a revision, in this order, with what is said of them; captions and sections of files that it does not have are passed over, since
 * a form sends along those of what was just taken off. Refuses by field files of another place, and a section that the kind does not have.
 */
export async function keepAttachments(
  tx: TxCtx,
  kind: DocumentKind,
  { revisionId, attachments }: Pick<DocumentView, "revisionId" | "attachments">,
  { files: wanted, captions: said = {}, sections = {} }: WantedAttachments,
): Promise<boolean> {
  const there = attachments.map(({ fileId }) => fileId);
  const files = wanted ? [...new Set(wanted.map((id) => id.toLowerCase()))] : there;
  const isOther = files.join() !== there.join();
  if (isOther) await keepFiles(tx, kind, revisionId, files);
  const given = byLowerCase(said), placed = byLowerCase(sections);
  for (const section of placed.values()) {
    if (section === null || kind.attachmentSections?.includes(section)) continue;
    throw refuseField("sections", "value-not-allowed", { what: section });
  }
  const changed = files.flatMap((file) => {
    const there = attachments.find(({ fileId }) => fileId === file);
    const before = { captions: there?.captions ?? {}, section: there?.section ?? null };
    const after = {
      captions: withCaptions(before.captions, given.get(file) ?? {}),
      section: placed.has(file) ? placed.get(file)! : before.section,
    };
    return canonical(after) === canonical(before) ? [] : [{ file, ...after }];
  });
  if (changed.length > 0) {
    const { sql } = tx;
    await sql`
      update document_attachments a
      set captions = c.captions, section = c.section
      from jsonb_to_recordset(${sql.json(changed)}::jsonb) c (file uuid, captions jsonb, section text)
      where a.revision_id = ${revisionId} and a.file_id = c.file`;
  }
  return isOther || changed.length > 0;
}

function byLowerCase<T>(given: Readonly<Record<string, T>>): Map<string, T> {
  return new Map(Object.entries(given).map(([id, said]) => [id.toLowerCase(), said]));
}

async function keepFiles(
  tx: TxCtx,
  kind: DocumentKind,
  revisionId: number,
  files: readonly string[],
): Promise<void> {
  const { sql } = tx;
  const places = kind.attachments ? [kind.attachments] : [];
  const unknown = await keepUses(tx, attachmentUse(kind, revisionId), files, places);
  if (unknown.length > 0) {
    throw refuseField("attachments", "value-not-allowed", { what: await sayFiles(tx, unknown, files) });
  }
  await sql`
    delete from document_attachments where revision_id = ${revisionId} and file_id <> all(${[
    ...files,
  ]}::uuid[])`;
  await sql`
    insert into document_attachments (revision_id, file_id, sort)
    select ${revisionId}, f.id, f.place from unnest(${[...files]}::uuid[]) with ordinality f (id, place)
    on conflict (revision_id, file_id) do update set sort = excluded.sort`;
}

/** Lets go of all files of a revision that is about to be deleted. */
export async function releaseAttachments(
  tx: TxCtx,
  kind: DocumentKind,
  { revisionId, attachments }: Pick<DocumentView, "revisionId" | "attachments">,
): Promise<void> {
  for (const { fileId } of attachments) await releaseFile(tx, fileId, attachmentUse(kind, revisionId));
}
