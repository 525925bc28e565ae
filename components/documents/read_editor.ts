import { type AudienceData, readAudienceEditor } from "@/components/audience/read_audience_editor.ts";
import { audiencePlace } from "@/engines/documents/audience_calls.ts";
import { type Answers, answersTo } from "@/engines/documents/answers.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { type Approval, approvalsOf, revisionsOf } from "@/engines/documents/history.ts";
import { presentIn, type PresentPerson } from "@/engines/documents/presence.ts";
import { formerSource } from "@/engines/documents/text_for.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { type ReminderOffer, reminderOffer } from "@/engines/documents/remind_readers.ts";
import { type Readers, readersOf } from "@/engines/documents/readers.ts";
import { type TextLinks, textLinks } from "@/engines/documents/text_links.ts";
import type { DocumentView, FormerSource } from "@/engines/documents/types.ts";
import { type Playable, readMedia } from "@/engines/files/convert/read_media.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import { fieldOf, fieldsOf, targetOf } from "@/engines/registers/shape.ts";
import type { Choice } from "@/engines/registers/types.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isLang, type Lang } from "@/kernel/texts/languages.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { type PreviewAs, readPreviewAs } from "./ReaderPreview.tsx";

/** Most choices that a select holds; more are chosen by typing. */
const MAX_CHOICES = 300;

/** What the editor's page has read before it is drawn. */
export interface EditorData {
  document: DocumentView;
  answers: Answers;
  /** By field what can be chosen, or what is chosen. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  approvals: readonly Approval[];
  revisions: Awaited<ReturnType<typeof revisionsOf>>;
  nextCode: string | null;
  links: TextLinks;
  /** Language whose text is edited. */
  lang: Lang;
  /** What the source said when this translation was last right. */
  former: FormerSource | null;
  /** Who writes in it now. */
  present: readonly PresentPerson[];
  /** As a reader will see it; null where nobody asks for that. */
  preview: PreviewAs | null;
  /** Of the published revision; null when there is none, or nobody asks. */
  readers: Readers | null;
  /** Whom it is for; null for a kind that is for everybody. */
  audience: AudienceData | null;
  /** Null where the readers are not shown, or for who may not remind them. */
  reminder: ReminderOffer | null;
  /** How its films and sounds are played, by their files. */
  media: ReadonlyMap<string, Playable>;
}

/** Reads what the address of an editor's page asks for: `id`, `revision`, `lang`, `readers`; null for a document that is not there. */
export async function readEditor(ctx: Ctx, kind: DocumentKind, url: URL): Promise<EditorData | null> {
  requireRight(ctx, documentRight(kind, "view"));
  const number = (name: string) => {
    const text = url.searchParams.get(name);
    return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  };
  const id = number("id");
  if (id === undefined) return null;
  const wanted = { id, revision: number("revision") };
  const { ok: document } = await attempt(() => readDocument(ctx, kind, wanted));
  if (!document) return null;
  const asked = url.searchParams.get("lang");
  const source = document.texts.find(({ state }) => state === "source");
  const lang = isLang(asked) ? asked : source?.lang ?? ctx.lang;
  const showsReaders = url.searchParams.has("readers") && document.publishedRevision !== null;
  const [
    answers,
    choices,
    approvals,
    revisions,
    nextCode,
    readers,
    links,
    former,
    present,
    preview,
    audience,
    reminder,
    media,
  ] = await Promise
    .all([
      answersTo(ctx, kind, document),
      readChoices(ctx, kind, document),
      approvalsOf(ctx, document),
      revisionsOf(ctx, document),
      document.code === null ? kind.code.next(ctx, document.values) : null,
      showsReaders ? readersOf(ctx, kind, id) : null,
      textLinks(ctx, document.texts),
      document.texts.some((text) => text.lang === lang && text.state === "stale")
        ? formerSource(ctx, document, lang)
        : null,
      presentIn(ctx, document),
      url.searchParams.has("preview") ? readPreviewAs(ctx, kind, url, document) : null,
      kind.audience ? readAudienceEditor(ctx, audiencePlace(kind), document.audience?.id ?? null) : null,
      showsReaders ? reminderOffer(ctx, kind, id) : null,
      readMedia(ctx, document.attachments.map(({ fileId }) => fileId)),
    ]);
  return {
    document,
    answers,
    choices,
    approvals,
    revisions,
    nextCode,
    links,
    lang,
    former,
    present,
    preview,
    readers,
    audience,
    reminder,
    media,
  };
}

async function readChoices(
  ctx: Ctx,
  kind: DocumentKind,
  document: DocumentView,
): Promise<EditorData["choices"]> {
  const form = formOf(kind);
  const names = fieldsOf(form).map(([name]) => name).filter((name) => targetOf(form, fieldOf(form, name)!));
  const read = await Promise.all(names.map(async (name) => {
    const chosen = [document.values[name] ?? []].flat().map(String);
    const isMany = targetOf(form, fieldOf(form, name)!)!.many === true;
    const found = isMany
      ? chosen.length > 0 ? await choicesOf(ctx, form, name, { keys: chosen, limit: MAX_CHOICES }) : []
      : await choicesOf(ctx, form, name, { limit: MAX_CHOICES });
    // What is chosen and cannot be chosen any more stays, by its key.
    const missing = chosen.filter((key) => !found.some(({ value }) => value === key));
    return [name, [...found, ...missing.map((key) => ({ value: key, label: key }))]] as const;
  }));
  return Object.fromEntries(read);
}
