import { changedDraft } from "@/engines/registers/make_drafts.ts";
import { checkDrafts } from "@/engines/registers/check_drafts.ts";
import { canonical, draftValues } from "@/engines/registers/draft_values.ts";
import { refuseFields, refuseProblems } from "@/engines/registers/refuse_problems.ts";
import { writeFileUses, writeRows } from "@/engines/registers/write_rows.ts";
import { emptyDocument, isEmptyDocument } from "@/engines/richtext/plain_document.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { aimDocument, type AimedAt } from "./aim_document.ts";
import { answer, questionOf } from "./answers.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { formOf } from "./form_of.ts";
import { type CaptionsByFile, keepAttachments, type SectionsByFile } from "./keep_attachments.ts";
import { keepPictures } from "./keep_pictures.ts";
import { readDocument } from "./read_document.ts";
import { recordDocument, tell } from "./tell.ts";
import type { DocumentView } from "./types.ts";
import { writeState } from "./write_state.ts";

interface TypedText {
  lang: Lang;
  title?: string;
  body?: RichDocument;
}

/** What an author has typed; what is left out stays as it is. */
export interface DraftChange {
  id: number;
  revision: number;
  /** As it was read. */
  version: number;
  code?: string | null;
  /** The text in one language. */
  text?: TypedText;
  /** The same in further languages. */
  translations?: readonly TypedText[];
  audience?: AimedAt;
  /** Ids of files, in their order. */
  attachments?: readonly string[];
  captions?: CaptionsByFile;
  sections?: SectionsByFile;
  values: Readonly<Record<string, unknown>>;
  /** Saved while typing: the operation log gathers it until the author saves or submits. */
  typing?: boolean;
  /** The text says what its source says now, whether it is changed by this or not. */
  upToDate?: boolean;
}

/**
 * Saves what has been typed into a draft. What had passed approval or was rejected loses that by it. Refuses `no-right`, `not-found`,
 * `state-changed` when another change was faster, whatever the workflow has against editing, and by field what breaks a rule. Nothing
 * changed, nothing written.
 */
export async function saveDraft(ctx: Ctx, kind: DocumentKind, change: DraftChange): Promise<DocumentView> {
  const right = documentRight(kind, "edit");
  requireRight(ctx, right);
  return await ctx.tx(async (tx) => {
    const before = await readDocument(tx, kind, change, { by: right, lock: true });
    if (before.version !== change.version) throw refuse("state-changed");
    const advanced = answer(tx, kind, before, "edit", await questionOf(tx, kind, before));
    if ("refused" in advanced) throw refuse(advanced.refused);
    const isChanged = [
      await writeCode(tx, kind, before, change),
      await writeFields(tx, kind, before, change.values),
      await writeText(tx, kind, before, change),
      ...await writeTranslations(tx, kind, before, change),
      await aimDocument(tx, kind, before, change.audience),
      await keepAttachments(tx, kind, before, {
        files: change.attachments,
        captions: change.captions,
        sections: change.sections,
      }),
    ].some(Boolean);
    if (isChanged) {
      await writeState(tx, before, advanced.to);
      await kind.saved?.(tx, before);
    }
    const after = await readDocument(tx, kind, change, { by: right });
    if (isChanged && !change.typing) await recordDocument(tx, kind, after, `save${kind.noun[0]}`);
    // What was submitted once begins anew: whoever decided is told so.
    if (isChanged && before.state.submitState !== 0) {
      await tx.sql`
        update document_approvals set voided_at = ${tx.clock()}
        where revision_id = ${before.revisionId} and voided_at is null`;
      await tell(tx, kind, after, "reopen");
    }
    return after;
  });
}

async function writeFields(
  tx: TxCtx,
  kind: DocumentKind,
  before: DocumentView,
  given: DraftChange["values"],
): Promise<boolean> {
  const form = formOf(kind);
  const filled = kind.fill ? { ...given, ...await kind.fill(tx, given, before.values, before) } : given;
  const drafted = draftValues(form, "change", filled, before.values);
  refuseFields(drafted.refused);
  requireOrder(kind, drafted.values);
  const draft = changedDraft(form, before.entry, drafted.values);
  if (draft.changed.length === 0) return false;
  refuseProblems(await checkDrafts(tx, form, [draft], true));
  await writeRows(tx, form, [draft]);
  await writeFileUses(tx, form, [draft]);
  await tx.sql`
    update document_revisions
    set brand_code = ${kind.brandOf?.(drafted.values) ?? null},
      series_codes = ${[...kind.seriesOf?.(drafted.values) ?? []]}
    where id = ${before.revisionId}`;
  return true;
}

/** Refuses `period-order` at its last day. */
function requireOrder({ period }: DocumentKind, values: Readonly<Record<string, unknown>>): void {
  if (!period) return;
  const [from, to] = period.map((name) => values[name] as string | null);
  if (from && to && from > to) throw refuseField(period[1], "period-order");
}

async function writeCode(
  tx: TxCtx,
  kind: DocumentKind,
  before: DocumentView,
  { code, values }: DraftChange,
): Promise<boolean> {
  if (code === undefined) return false;
  const typed = code?.trim() || null;
  if (typed === before.code) return false;
  // The next one is counted from the last: a number that somebody made up would be where all later ones go on from.
  if (kind.code.atOnce) throw refuseField("code", "document-code-given");
  if (before.wasPublished) throw refuseField("code", "document-code-fixed");
  const fault = typed === null ? null : kind.code.check(typed, { ...before.values, ...values });
  if (fault) throw refuse("invalid-input", {}, [fault]);
  const { sql } = tx;
  const [taken] = await sql`
    select from documents where kind = ${kind.kind} and code = ${typed} and id <> ${before.id}`;
  if (taken) throw refuseField("code", "document-code-used");
  await sql`update documents set code = ${typed} where id = ${before.id}`;
  return true;
}

async function writeTranslations(
  tx: TxCtx,
  kind: DocumentKind,
  before: DocumentView,
  { translations = [], ...change }: DraftChange,
): Promise<boolean[]> {
  const written: boolean[] = [];
  for (const text of translations) written.push(await writeText(tx, kind, before, { ...change, text }));
  return written;
}

/**
 * A changed source makes what is translated from it stale, and what it said before is kept beside each of them. A translation is stale until somebody has
 * written it and says that it is finished, which typing alone does not.
 */
async function writeText(
  tx: TxCtx,
  kind: DocumentKind,
  before: DocumentView,
  { text, typing = false, upToDate = false }: DraftChange,
): Promise<boolean> {
  if (!text) return false;
  const { sql } = tx;
  const there = before.texts.find(({ lang }) => lang === text.lang);
  const title = (text.title ?? there?.title ?? "").trim();
  const body = text.body ?? there?.body ?? null;
  const isSame = there && there.title === title && canonical(there.body) === canonical(body);
  const isStale = there?.state === "stale";
  const settles = isStale && (upToDate || (!isSame && !typing));
  if ((isSame && !settles) || (!there && title === "" && (body === null || isEmptyDocument(body)))) {
    return false;
  }
  const state = there?.state === "source" ? "source" : isStale && !settles ? "stale" : "translated";
  await sql`
    insert into document_texts (revision_id, lang, title, body, state, changed_at)
    values (${before.revisionId}, ${text.lang}, ${title}, ${
    sql.json((body ?? emptyDocument()) as never)
  }, ${state}, ${tx.clock()})
    on conflict (revision_id, lang) do update
    set title = excluded.title, body = excluded.body, state = excluded.state, changed_at = excluded.changed_at,
      source_title = case when excluded.state = 'stale' then document_texts.source_title end,
      source_body = case when excluded.state = 'stale' then document_texts.source_body end`;
  if (text.body) {
    const others = before.texts.filter(({ lang }) => lang !== text.lang);
    await keepPictures(tx, kind, { revisionId: before.revisionId, texts: [...others, { body: text.body }] });
  }
  if (there && state === "source") {
    await sql`
      update document_texts
      set state = 'stale', source_title = ${there.title}, source_body = ${sql.json(there.body as never)}
      where revision_id = ${before.revisionId} and state = 'translated'`;
  }
  return true;
}
