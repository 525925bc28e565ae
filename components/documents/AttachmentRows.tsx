import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import { LONGEST_CAPTION } from "@/engines/documents/captions.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { AttachmentOrder } from "@/islands/documents/AttachmentOrder.tsx";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import type { Choice } from "@/engines/registers/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { TypedForm } from "@/components/form/typed_form.ts";
import { AttachmentShown } from "./AttachmentShown.tsx";

/** The attachments of a draft in their order: each can be taken off, moved, and has a caption in the language that is written. */
export function AttachmentRows({ attachments, list, sections, media, lang, language, form, ctx }: {
  attachments: DocumentView["attachments"];
  /** Id of the list, which script lets authors put in another order. */
  list: string;
  /** What they can belong to; none: all belong to the whole document. */
  sections: readonly Choice[];
  media: ReadonlyMap<string, Playable>;
  lang: Lang;
  /** Its name. */
  language: string;
  form: TypedForm;
  ctx: Ctx;
}) {
  const { t } = ctx;
  // One alone has nowhere to go.
  const isMovable = attachments.length > 1;
  return (
    <>
      <ol class="attachment-rows" id={list}>
        {attachments.map(({ fileId, name, captions, section }) => {
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
              <AttachmentShown fileId={fileId} name={name} said={name} media={media.get(fileId)} t={t} />
              {sections.length > 0 && (
                <SelectField
                  name={`sections.${fileId}`}
                  idPrefix="d"
                  label={t("documents.attachment_section")}
                  choices={[{ value: "", label: t("documents.attachment_whole") }, ...sections]}
                  value={(form.isRefused ? form.text(`sections.${fileId}`) : undefined) ?? section ?? ""}
                />
              )}
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
          list={list}
          texts={{
            hint: t("documents.attachments_order"),
            moved: t("documents.attachment_moved", { name: "{name}", place: "{place}" }),
          }}
        />
      )}
    </>
  );
}
