import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { islandTexts } from "@/components/island_texts.ts";
import { EntryField } from "@/components/registers/EntryField.tsx";
import { RegisterScripts } from "@/components/registers/RegisterScripts.tsx";
import { registerTexts } from "@/components/registers/register_texts.ts";
import { typedForm } from "@/components/form/typed_form.ts";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { formOf } from "@/engines/documents/form_of.ts";
import { fieldOf, fieldsOf } from "@/engines/registers/shape.ts";
import { Presence } from "@/islands/documents/Presence.tsx";
import { holderOf, personOf } from "@/kernel/access/rights.ts";
import { LANGS, LANGUAGES, tagOf } from "@/kernel/texts/languages.ts";
import { AttachmentField } from "./AttachmentField.tsx";
import { DraftSaving } from "./DraftSaving.tsx";
import { DraftSection } from "./DraftSection.tsx";
import { DraftText } from "./DraftText.tsx";
import { partNames } from "./part_names.ts";
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
  const { ctx, flash } = state;
  const { t } = ctx;
  const { document, lang, choices, nextCode } = data;
  const register = formOf(kind);
  const form = typedForm(flash, FORM, "d");
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
      <DraftSection
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
      </DraftSection>
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
      <DraftText kind={kind} data={data} state={state} form={form} />
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
      <DraftSaving
        kind={kind}
        data={data}
        state={state}
        form={FORM}
        refused={form.isRefused}
        fields={fields}
        languages={languages}
      />
      <RegisterScripts register={register} texts={registerTexts(t)} restorations={kind.path} />
      <p role="alert" data-form-error="">
        {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
      </p>
    </form>
  );
}
