import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { LONGEST_CAPTION } from "@/engines/documents/captions.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { AttachmentOrder } from "@/islands/documents/AttachmentOrder.tsx";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { TypedForm } from "@/components/registers/typed_form.ts";

/** Id of the list that script lets authors put in another order. */
const LIST = "d-attachments";

/** The attachments of a draft in their order: each can be taken off, moved, and has a caption in the language that is written. */
export function AttachmentRows({ document, lang, language, form, t }: {
  document: DocumentView;
  lang: Lang;
  /** Its name. */
  language: string;
  form: TypedForm;
  t: Translate;
}) {
  // One alone has nowhere to go.
  const isMovable = document.attachments.length > 1;
  return (
    <>
      <ol class="attachment-rows" id={LIST}>
        {document.attachments.map(({ fileId, name, captions }) => {
          const posted = `captions.${fileId}`;
          return (
            <li key={fileId} data-attachment={name}>
              <div class="attachment-head">
                <Checkbox name="attachments" value={fileId} checked bare>{name}</Checkbox>
                {isMovable && (
                  <span class="needs-script">
                    <Button
                      type="button"
                      kind="quiet"
                      icon="arrow-up"
                      label={t("documents.attachment_up", { name })}
                      data={{ move: "up" }}
                    />
                    <Button
                      type="button"
                      kind="quiet"
                      icon="arrow-down"
                      label={t("documents.attachment_down", { name })}
                      data={{ move: "down" }}
                    />
                  </span>
                )}
              </div>
              <TextField
                name={posted}
                idPrefix="d"
                label={t("documents.caption_in", { language })}
                maxLength={LONGEST_CAPTION}
                value={(form.isRefused ? form.text(posted) : undefined) ?? captions[lang] ?? ""}
                error={form.error(posted)}
              />
            </li>
          );
        })}
      </ol>
      {isMovable && (
        <AttachmentOrder
          list={LIST}
          texts={{
            hint: t("documents.attachments_order"),
            moved: t("documents.attachment_moved", { name: "{name}", place: "{place}" }),
          }}
        />
      )}
    </>
  );
}
