import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { EntryField } from "@/components/registers/fields/EntryField.tsx";
import { RichField } from "@/components/richtext/RichField.tsx";
import { registerTexts } from "@/components/registers/register_texts.ts";
import { typedForm } from "@/components/registers/typed_form.ts";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { emptyDocument } from "@/engines/richtext/plain_document.ts";
import { linkTargetsPath } from "@/engines/documents/link_targets.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { placeOf } from "@/engines/files/places.ts";
import { fieldsOf } from "@/engines/registers/shape.ts";
import { RegisterBehaviours } from "@/islands/registers/RegisterBehaviours.tsx";
import { DraftSaver } from "@/islands/documents/DraftSaver.tsx";
import { holderOf, personOf } from "@/kernel/access/rights.ts";
import { LANGUAGES, tagOf } from "@/kernel/texts/languages.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import type { EditorData } from "./read_editor.ts";

/** Id of the form, and what a refusal of it is known by. */
const FORM = "draft";

/** The form of a draft: it is saved while typing when script runs, and by its button without. */
export function DraftForm({ kind, data, state }: { kind: DocumentKind; data: EditorData; state: State }) {
  const { ctx, flash, basePath } = state;
  const { t } = ctx;
  const { document, lang, choices, nextCode } = data;
  const register = formOf(kind);
  const form = typedForm(flash, FORM, "d");
  const text = document.texts.find((one) => one.lang === lang);
  const source = document.texts.find((one) => one.state === "source");
  const language = LANGUAGES[lang].name;
  const said = (name: string, own: string) => form.isRefused ? form.text(name) ?? "" : own;
  return (
    <form
      class="document-form"
      id={FORM}
      method="post"
      action={`${kind.path}/${document.id}/draft`}
      noValidate
      data-call=""
      data-after="stay"
    >
      {/* What Enter in a field presses. */}
      <button class="off-screen" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="_form" value={FORM} />
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="version" value={document.version} />
      <input type="hidden" name="lang" value={lang} />
      <Card
        title={t("documents.text_in", { language })}
        end={<LanguageLinks kind={kind} data={data} basePath={basePath} t={t} />}
      >
        <div class="document-form">
          <TextField
            name="title"
            idPrefix="d"
            label={t("documents.title")}
            maxLength={300}
            required
            value={said("title", text?.title ?? "")}
            error={form.error("title")}
          />
          <RichField
            ctx={ctx}
            name="body"
            label={t("documents.body")}
            tree={text?.body ?? emptyDocument()}
            typed={form.isRefused ? form.text("text") : null}
            lang={lang}
            pictures={kind.pictures === true}
            linkPath={kind.links ? linkTargetsPath(kind) : null}
            takesWeb={kind.links?.includes("web") ?? false}
            error={form.error("body") ?? form.error("text")}
          />
        </div>
        {source && source.lang !== lang && (
          <details open>
            <summary>{t("documents.source_text", { language: LANGUAGES[source.lang].name })}</summary>
            <p>
              <strong lang={tagOf(source.lang)}>{source.title}</strong>
            </p>
            <DocumentBody body={source.body} lang={source.lang} links={data.links} state={state} />
          </details>
        )}
      </Card>
      <Card title={t("documents.fields")}>
        <div class="entry-form entry-form-wide">
          <div class="entry-field">
            <TextField
              name="code"
              idPrefix="d"
              label={t("documents.code")}
              mono
              maxLength={40}
              readOnly={document.wasPublished || kind.code.atOnce}
              hint={nextCode !== null
                ? t("documents.next_code", { code: nextCode })
                : kind.code.hint && t(kind.code.hint)}
              value={said("code", document.code ?? "")}
              error={form.error("code")}
            />
          </div>
          {fieldsOf(register).map(([name]) => (
            <EntryField
              key={name}
              ctx={ctx}
              register={register}
              name={name}
              entry={document.entry}
              form={form}
              choices={choices[name] ?? []}
              asked={kind.requires.includes(name)}
            />
          ))}
        </div>
      </Card>
      {kind.attachments && (
        <Card title={t("documents.attachments")}>
          {/* An empty one says that there are none. */}
          <input type="hidden" name="attachments" value="" />
          {document.attachments.map(({ fileId, name }) => (
            <Checkbox key={fileId} name="attachments" value={fileId} checked>{name}</Checkbox>
          ))}
          <div class="needs-script">
            <FileField
              ctx={ctx}
              place={placeOf(kind.attachments)}
              name="attachments"
              multiple
              error={form.error("attachments")}
            />
          </div>
        </Card>
      )}
      <div class="document-save">
        <Button kind="primary">{t("documents.save")}</Button>
        <DraftSaver
          form={FORM}
          locale={tagOf(ctx.lang)}
          zone={holderOf(ctx).zone}
          localKey={`tis.draft ${personOf(ctx).id} ${kind.path}/${document.id} ${document.revision} ${lang}`}
          readPath={`${kind.path}/${document.id}?revision=${document.revision}`}
          lang={lang}
          texts={{
            ...transportTexts(t),
            ...islandTexts(t, {
              saving: "documents.saving",
              notSaved: "documents.not_saved",
              notSavedField: "documents.not_saved_field",
              stale: "documents.stale_here",
              restore: "documents.restore_typed",
              discard: "documents.discard_typed",
              theirs: "documents.their_version",
              keepMine: "documents.keep_mine",
              takeTheirs: "documents.take_theirs",
            }),
            unsaved: t("documents.typed_not_saved", { time: "{time}" }),
            saved: t("documents.saved_at", { time: "{time}" }),
          }}
        />
      </div>
      <RegisterBehaviours texts={registerTexts(t)} restorations={kind.path} />
      <p role="alert" data-form-error="">
        {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
      </p>
    </form>
  );
}
