import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Radio } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { EntryField } from "@/components/registers/fields/EntryField.tsx";
import { RichField } from "@/components/richtext/RichField.tsx";
import { RegisterScripts } from "@/components/registers/RegisterScripts.tsx";
import { registerTexts } from "@/components/registers/register_texts.ts";
import { typedForm } from "@/components/registers/typed_form.ts";
import type { State } from "@/edge/state.ts";
import { bodyTextOf, type DocumentKind } from "@/engines/documents/define_document.ts";
import { emptyDocument } from "@/engines/richtext/plain_document.ts";
import { linkTargetsPath } from "@/engines/documents/link_targets.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { fieldOf, fieldsOf } from "@/engines/registers/shape.ts";
import { DraftSaver } from "@/islands/documents/DraftSaver.tsx";
import { Presence } from "@/islands/documents/Presence.tsx";
import { holderOf, personOf } from "@/kernel/access/rights.ts";
import { LANGS, LANGUAGES, tagOf } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { AttachmentField } from "./AttachmentField.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { partNames } from "./part_names.ts";
import { SourceSide } from "./SourceSide.tsx";
import type { EditorData } from "./read_editor.ts";

/** What stands below the fields of a section, by the section's name. */
export type SectionParts = Readonly<Record<string, ComponentChildren>>;

/** Id of the form, and what a refusal of it is known by. */
const FORM = "draft";

/** The form of a draft: it is saved while typing when script runs, and by its button without. */
export function DraftForm({ kind, data, state, parts }: {
  kind: DocumentKind;
  data: EditorData;
  state: State;
  /** What a kind shows below the fields of a section, by its name. */
  parts?: SectionParts;
}) {
  const { ctx, flash, basePath } = state;
  const { t } = ctx;
  const { document, lang, choices, nextCode } = data;
  const register = formOf(kind);
  const form = typedForm(flash, FORM, "d");
  const text = document.texts.find((one) => one.lang === lang);
  const source = document.texts.find((one) => one.state === "source");
  const language = t(`lang.name_${lang}`);
  /** What is shown beside a translation. */
  const beside = source && source.lang !== lang ? source : null;
  const fields = partNames(kind, ctx);
  const languages = Object.fromEntries(LANGS.map((one) => [one, LANGUAGES[one].name]));
  const said = (name: string, own: string) => form.isRefused ? form.text(name) ?? "" : own;
  const field = (name: string) => (
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
  );
  const code = (
    <div class="entry-field" key="code">
      <TextField
        name="code"
        idPrefix="d"
        label={t(kind.code.text ?? "documents.code")}
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
  );
  // A code that authors type stands first; one that is given is told by the head of the page.
  const sectionOfCode = kind.code.atOnce ? undefined : kind.sections?.[0]?.name;
  const sections = (ahead: boolean) =>
    (kind.sections ?? []).filter((one) => (one.ahead ?? false) === ahead).map(({ name, fields }) => (
      <Section
        key={name}
        name={name}
        title={t(`${kind.texts}.section_${name}`)}
        narrowed={fields.some((one) => fieldOf(register, one)!.chips)}
        t={t}
      >
        {name === sectionOfCode && code}
        {fields.map(field)}
        {kind.attachmentSections?.includes(name) && (
          <AttachmentField kind={kind} data={data} form={form} section={name} ctx={ctx} />
        )}
        {parts?.[name]}
      </Section>
    ));
  return (
    <form
      class="document-form"
      id={FORM}
      method="post"
      action={`${kind.path}/${document.id}/draft`}
      noValidate
      autocomplete="off"
      data-writer={personOf(ctx).id}
      data-call=""
      data-after="stay"
    >
      {/* What Enter in a field presses. */}
      <button class="off-screen" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="_form" value={FORM} />
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="version" value={document.version} />
      <input type="hidden" name="lang" value={lang} />
      <Presence
        form={FORM}
        path={`${kind.path}/${document.id}/presence`}
        revision={document.revision}
        lang={lang}
        id={String(document.id)}
        people={data.present}
        locale={tagOf(ctx.lang)}
        zone={holderOf(ctx).zone}
        languages={languages}
        fields={fields}
        texts={{
          ...islandTexts(t, { self: "documents.here_self", label: "documents.here" }),
          here: t("documents.here_since", { time: "{time}" }),
        }}
      />
      {sections(true)}
      <Card
        title={t("documents.text_in", { language })}
        end={<LanguageLinks kind={kind} data={data} basePath={basePath} t={t} writes />}
      >
        <div class={beside ? "document-sides" : "contents"}>
          {beside && (
            <>
              <fieldset class="document-side-switch" aria-label={t("documents.shown_side")}>
                {(["translation", "source"] as const).map((side) => (
                  <Radio key={side} name="_side" value={side} checked={side === "translation"}>
                    {t(`documents.side_${side}`)}
                  </Radio>
                ))}
              </fieldset>
              <SourceSide
                source={beside}
                written={text}
                former={data.former}
                links={data.links}
                state={state}
              />
            </>
          )}
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
              label={t(bodyTextOf(kind))}
              tree={text?.body ?? emptyDocument()}
              typed={form.isRefused ? form.text("text") : null}
              lang={lang}
              pictures={kind.pictures === true}
              linkPath={kind.links ? linkTargetsPath(kind) : null}
              takesWeb={kind.links?.includes("web") ?? false}
              error={form.error("body") ?? form.error("text")}
            />
          </div>
        </div>
      </Card>
      {kind.sections ? sections(false) : (
        <Card title={t("documents.fields")}>
          <div class="entry-form entry-form-wide">
            {code}
            {fieldsOf(register).map(([name]) => field(name))}
          </div>
        </Card>
      )}
      {kind.attachments && (
        <Card title={t("documents.attachments")}>
          {/* An empty one says that there are none. */}
          <input type="hidden" name="attachments" value="" />
          <AttachmentField kind={kind} data={data} form={form} section={null} ctx={ctx} />
        </Card>
      )}
      <div class="document-save">
        <Button kind="primary">{t("documents.save")}</Button>
        <DraftSaver
          form={FORM}
          locale={tagOf(ctx.lang)}
          zone={holderOf(ctx).zone}
          localKey={`tis.draft ${personOf(ctx).id} ${kind.path}/${document.id} ${document.revision} `}
          readPath={`${kind.path}/${document.id}?revision=${document.revision}`}
          lang={lang}
          refused={form.isRefused}
          fields={fields}
          languages={languages}
          texts={{
            ...transportTexts(t),
            ...islandTexts(t, {
              saving: "documents.saving",
              notSaved: "documents.not_saved",
              notSavedField: "documents.not_saved_field",
              ended: "documents.ended_here",
              logIn: "documents.log_in_again",
              goThere: "documents.go_there",
              closed: "documents.closed_here",
              show: "documents.show_now",
              stale: "documents.stale_here",
              restore: "documents.restore_typed",
              discard: "documents.discard_typed",
              untitled: "documents.untitled",
              mine: "documents.my_version",
              theirs: "documents.their_version",
              empty: "documents.nothing",
              decide: "documents.save_choice",
              chooseEach: "documents.choose_each",
              keepMine: "documents.keep_mine",
              takeTheirs: "documents.take_theirs",
            }),
            held: t("documents.held_here", { why: "{why}" }),
            taken: t("documents.taken_over", { fields: "{fields}" }),
            behind: t("documents.changed_by_others", { fields: "{fields}" }),
            lacks: t("documents.lacks", { fields: "{fields}" }),
            unsaved: t("documents.typed_not_saved", { time: "{time}" }),
            unsavedIn: t("documents.typed_not_saved_in", { language: "{language}" }),
            saved: t("documents.saved_at", { time: "{time}" }),
          }}
        />
      </div>
      <RegisterScripts register={register} texts={registerTexts(t)} restorations={kind.path} />
      <p role="alert" data-form-error="">
        {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
      </p>
    </form>
  );
}

/** Fields under a heading of their own; where some stand as chips, one field narrows all of those. */
function Section({ name, title, narrowed, t, children }: {
  name: string;
  title: string;
  narrowed: boolean;
  t: Translate;
  children: ComponentChildren;
}) {
  const id = `section-${name}`;
  return (
    <Card title={title}>
      {narrowed && (
        <input
          class="input needs-script"
          type="search"
          data-filters-boxes={id}
          aria-label={t("documents.look_in_section")}
          placeholder={t("documents.look_in_section")}
          autocomplete="off"
        />
      )}
      <div class="entry-form entry-form-wide" id={id}>{children}</div>
    </Card>
  );
}
