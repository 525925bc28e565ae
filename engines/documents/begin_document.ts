import { changedDraft } from "@/engines/registers/make_drafts.ts";
import { entriesOf } from "@/engines/registers/read_entries.ts";
import { writeRows } from "@/engines/registers/write_rows.ts";
import { emptyDocument } from "@/engines/richtext/plain_document.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { formOf } from "./form_of.ts";
import { keepAttachments } from "./keep_attachments.ts";
import { keepPictures } from "./keep_pictures.ts";
import { readDocument } from "./read_document.ts";
import { recordDocument, tell } from "./tell.ts";
import type { DocumentText, DocumentView } from "./types.ts";

/** Begins a document of one's own, with an empty text in one language. Refuses `no-right`. */
export async function beginDocument(ctx: Ctx, kind: DocumentKind, lang: Lang): Promise<DocumentView> {
  const right = documentRight(kind, "edit");
  requireRight(ctx, right);
  return await ctx.tx(async (tx) => {
    const code = kind.code.atOnce ? await kind.code.next(tx, {}, orgOfWriter(tx)) : null;
    const id = await newDocument(tx, kind, { code, supersedes: null });
    const texts: DocumentText[] = [{ lang, title: "", body: emptyDocument(), state: "source" }];
    await newRevision(tx, kind, { id, number: 1, texts, from: null });
    const begun = await readDocument(tx, kind, { id }, { by: right });
    await recordDocument(tx, kind, begun, `begin${kind.noun[0]}`);
    await tell(tx, kind, begun, "draft");
    return begun;
  });
}

/** A new document that says what another one does, to take its place: with the code of the next version where that is free. */
export async function copyDocument(tx: TxCtx, kind: DocumentKind, from: DocumentView): Promise<DocumentView> {
  const { sql } = tx;
  const next = kind.code.atOnce
    ? await kind.code.next(tx, {}, orgOf(tx, from))
    : from.code === null
    ? null
    : kind.code.version(from.code);
  const [taken] = await sql`select from documents where kind = ${kind.kind} and code = ${next}`;
  const id = await newDocument(tx, kind, { code: taken ? null : next, supersedes: from.id });
  await newRevision(tx, kind, { id, number: 1, texts: from.texts, from });
  const copy = await readDocument(tx, kind, { id }, { by: documentRight(kind, "edit") });
  await tell(tx, kind, copy, "draft");
  return copy;
}

/** The successor of a published revision, prepared while that one is read. */
export async function reviseDocument(
  tx: TxCtx,
  kind: DocumentKind,
  from: DocumentView,
): Promise<DocumentView> {
  await newRevision(tx, kind, { id: from.id, number: from.lastRevision + 1, texts: from.texts, from });
  return await readDocument(tx, kind, { id: from.id }, { by: documentRight(kind, "edit") });
}

async function newDocument(
  tx: TxCtx,
  kind: DocumentKind,
  of: { code: string | null; supersedes: number | null },
): Promise<number> {
  const [row] = await tx.sql<{ id: number }[]>`
    insert into documents (kind, code, author_id, supersedes_id, created_at)
    values (${kind.kind}, ${of.code}, ${personOf(tx).id}, ${of.supersedes}, ${tx.clock()})
    returning id`;
  return Number(row!.id);
}

/** The organisation that what somebody begins belongs to; null for the factory. */
function orgOfWriter(tx: TxCtx): string | null {
  const { userType, orgCode } = personOf(tx);
  return userType === "factory" ? null : orgCode;
}

/** Whose a revision is: that of the one it follows or is copied from, so that what the factory copies for a store stays the store's. */
function orgOf(tx: TxCtx, from: Pick<DocumentView, "org"> | null): string | null {
  return from?.org ?? orgOfWriter(tx);
}

async function newRevision(
  tx: TxCtx,
  kind: DocumentKind,
  { id, number, texts, from }: {
    id: number;
    number: number;
    texts: readonly DocumentText[];
    from: DocumentView | null;
  },
): Promise<void> {
  const { sql } = tx;
  const [row] = await sql<{ id: number }[]>`
    insert into document_revisions
      (document_id, number, brand_code, series_codes, org_code, audience_id, authored_by, authored_at)
    values (
      ${id}, ${number}, ${from?.brand ?? null}, ${[...from?.series ?? []]}, ${
    kind.ofStores ? orgOf(tx, from) : null
  }, ${from?.audience?.id ?? null},
      ${personOf(tx).id}, ${tx.clock()}
    )
    returning id`;
  const revisionId = Number(row!.id);
  await sql`
    insert into ${sql(kind.table)} (revision_id, changed_at, changed_by)
    values (${revisionId}, ${tx.clock()}, ${personOf(tx).id})`;
  await sql`
    insert into document_texts ${
    sql(texts.map(({ lang, title, body, state }) => ({
      revisionId,
      lang,
      title,
      body: sql.json(body as never),
      state,
      changedAt: tx.clock(),
    })))
  }`;
  if (!from) return;
  // What the source said when a translation was right goes along with one that is stale.
  await sql`
    update document_texts t
    set source_title = o.source_title, source_body = o.source_body
    from document_texts o
    where t.revision_id = ${revisionId} and o.revision_id = ${from.revisionId} and o.lang = t.lang`;
  await keepPictures(tx, kind, { revisionId, texts });
  const form = formOf(kind);
  const [empty] = await entriesOf(tx, form, [String(revisionId)]);
  await writeRows(tx, form, [changedDraft(form, empty!, copied(from.values))]);
  await kind.saved?.(tx, { revisionId });
  await keepAttachments(
    tx,
    kind,
    { revisionId, attachments: [] },
    {
      files: from.attachments.map(({ fileId }) => fileId),
      captions: Object.fromEntries(from.attachments.map(({ fileId, captions }) => [fileId, captions])),
      sections: Object.fromEntries(from.attachments.map(({ fileId, section }) => [fileId, section])),
    },
  );
}

/** Values as those of another revision: its rows are new ones. */
function copied(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one) => one !== null && typeof one === "object" ? { ...one, id: null } : one)
        : value,
    ]),
  );
}
