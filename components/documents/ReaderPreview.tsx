import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { Notice } from "@/components/Notice.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { textFor } from "@/engines/documents/text_for.ts";
import { readersAt } from "@/engines/documents/readers.ts";
import { type TextLinks, textLinks } from "@/engines/documents/text_links.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isLang, LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { DocumentNotices } from "./DocumentNotices.tsx";
import { StaleText } from "./StaleTexts.tsx";

/** Widths of the screens that readers have. */
const WIDTHS = ["desk", "tablet", "phone"] as const;

/** A revision as a reader of some store, language and screen would see it. */
export interface PreviewAs {
  /** In the language of that reader. */
  ctx: Ctx;
  document: DocumentView;
  links: TextLinks;
  width: typeof WIDTHS[number];
  /** Code that was asked for, and how many of its people would read it; null: there is no such store. */
  store: { code: string; readers: number | null } | null;
}

/** Reads what the preview of a revision asks for: `store`, `as` (a language), `width`. The writer's own rights count, not those of the store. */
export async function readPreviewAs(
  ctx: Ctx,
  kind: DocumentKind,
  url: URL,
  { id, revision }: Pick<DocumentView, "id" | "revision">,
): Promise<PreviewAs> {
  const asked = url.searchParams.get("as");
  const width = WIDTHS.find((one) => one === url.searchParams.get("width")) ?? "desk";
  const code = url.searchParams.get("store")?.trim() ?? "";
  const reader = isLang(asked) ? ctx.as({ actor: ctx.actor, edition: ctx.edition, lang: asked }) : ctx;
  const document = await readDocument(reader, kind, { id, revision });
  const [links, readers] = await Promise.all([
    textLinks(reader, [textFor(document, reader.chain)]),
    code === "" ? null : readersAt(ctx, kind, document, code),
  ]);
  return { ctx: reader, document, links, width, store: code === "" ? null : { code, readers } };
}

/** A draft as its readers will see it, with the choice of the reader above it. */
export function ReaderPreview({ kind, preview, state }: {
  kind: DocumentKind;
  preview: PreviewAs;
  state: State;
}) {
  const { ctx: { t } } = state;
  const { ctx: reader, document, links, width, store } = preview;
  const text = textFor(document, reader.chain);
  const theirs = { ...state, ctx: reader };
  return (
    <>
      <Card title={t("documents.preview_as")}>
        <form class="document-preview-choice" method="get">
          <input type="hidden" name="id" value={document.id} />
          <input type="hidden" name="revision" value={document.revision} />
          <input type="hidden" name="preview" value="1" />
          <TextField
            name="store"
            idPrefix="as"
            label={t("documents.preview_store")}
            mono
            maxLength={40}
            value={store?.code ?? ""}
            error={store && store.readers === null ? t("documents.preview_no_store") : undefined}
          />
          <SelectField
            name="as"
            idPrefix="as"
            label={t("documents.preview_lang")}
            value={reader.lang}
            choices={LANGS.map((one) => ({ value: one, label: LANGUAGES[one].name }))}
          />
          <SelectField
            name="width"
            idPrefix="as"
            label={t("documents.preview_width")}
            value={width}
            choices={WIDTHS.map((one) => ({ value: one, label: t(`documents.preview_width_${one}`) }))}
          />
          <Button icon="eye">{t("documents.preview_show")}</Button>
        </form>
        {store && store.readers !== null && (
          <Notice tone={store.readers === 0 ? "warn" : "info"}>
            {t("documents.preview_readers", { store: store.code, count: store.readers })}
          </Notice>
        )}
      </Card>
      <div class="document-preview" data-width={width}>
        <h2 class="document-source-title">{text?.title}</h2>
        <DocumentNotices kind={kind} document={document} state={theirs} reading />
        <StaleText document={document} text={text} t={reader.t} />
        {text && text.lang !== reader.lang && (
          <Notice tone="info">
            {reader.t("documents.foreign", { language: reader.t(`lang.name_${text.lang}`) })}
          </Notice>
        )}
        <div class="document-preview-page">
          <Card>
            {text && <DocumentBody body={text.body} lang={text.lang} links={links} state={theirs} />}
          </Card>
          <DocumentFacts kind={kind} document={document} state={theirs} reading />
        </div>
      </div>
    </>
  );
}
