import { FileField } from "@/components/files/FileField.tsx";
import type { TypedForm } from "@/components/form/typed_form.ts";
import { LONGEST_CAPTION } from "@/engines/documents/captions.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { placeOf } from "@/engines/files/places.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import { AttachmentRows } from "./AttachmentRows.tsx";
import type { EditorData } from "./read_editor.ts";

/** What is attached to a section of a draft, or to the whole of it, and the field that takes more: pictures, sounds and films also from the device itself. */
export function AttachmentField({ kind, data, form, section, ctx }: {
  kind: DocumentKind;
  data: EditorData;
  form: TypedForm;
  /** Null: the whole document. */
  section: string | null;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const { document, lang, media } = data;
  const language = LANGUAGES[lang].name;
  const sections = (kind.attachmentSections ?? []).map((value) => ({
    value,
    label: t(`${kind.texts}.section_${value}`),
  }));
  return (
    <div class="entry-field attachment-field" data-wide="">
      {section !== null && <p class="field-label">{t("documents.media")}</p>}
      <AttachmentRows
        attachments={document.attachments.filter((one) => one.section === section)}
        list={section === null ? "d-attachments" : `d-attachments-${section}`}
        sections={sections}
        media={media}
        lang={lang}
        language={language}
        form={form}
        ctx={ctx}
      />
      <div class="needs-script">
        <FileField
          ctx={ctx}
          place={placeOf(kind.attachments!)}
          name="attachments"
          label={section === null ? undefined : t("documents.media_add")}
          multiple
          part={section === null ? undefined : { name: "sections", value: section }}
          captures={section !== null}
          caption={{
            name: "captions",
            label: t("documents.caption_in", { language }),
            longest: LONGEST_CAPTION,
          }}
          error={section === null ? form.error("attachments") : undefined}
        />
      </div>
    </div>
  );
}
