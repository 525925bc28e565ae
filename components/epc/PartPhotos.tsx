import { Button } from "@/components/Button.tsx";
import { refusalOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import { FileDrop } from "@/islands/files/FileDrop.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PartAnswer } from "@/services/epc/part_types.ts";

/** Id of the form that adds one. */
const ADD = "photo-add";
const MEGABYTE = 1024 * 1024;

/** Photos of a part, each enlarged by a click; who keeps drawings adds and removes them here. */
export function PartPhotos({ part, mayEdit, back, flash, t }: {
  part: Pick<PartAnswer, "partNumber" | "name" | "photos">;
  mayEdit: boolean;
  /** Page with the panel, to which a change comes back. */
  back: string;
  flash: Flash | null;
  t: Translate;
}) {
  const { photos, partNumber } = part;
  if (photos.length === 0 && !mayEdit) return null;
  const size = LIMITS.partPhotoBytes / MEGABYTE;
  const refused = flash?.kind === "refused" && flash.form === ADD ? flash : null;
  return (
    <section class="part-photos" aria-label={t("epc.photos")}>
      {photos.map((id, place) => {
        const alt = t("epc.photo.one", { place: place + 1, count: photos.length, name: part.name });
        const src = `/tis/file/objects/${id}/photo`;
        return (
          <div key={id} class="part-photo">
            <button type="button" popovertarget={`photo-${id}`}>
              <img src={src} alt={alt} loading="lazy" />
            </button>
            <div popover="auto" id={`photo-${id}`} class="photo-large">
              <img src={src} alt="" loading="lazy" />
              <div class="photo-foot">
                <span>{part.name}</span>
                {mayEdit && (
                  <CallForm
                    action="/tis/sas/part-photos/deletion"
                    id={`photo-remove-${id}`}
                    back={back}
                    fields={{ partNumber, file: id }}
                  >
                    <Button icon="trash">{t("epc.photo.remove")}</Button>
                  </CallForm>
                )}
                <button type="button" class="btn" popovertarget={`photo-${id}`} popovertargetaction="hide">
                  <Icon name="x" /> {t("epc.close")}
                </button>
              </div>
            </div>
          </div>
        );
      })}
      {mayEdit && photos.length < LIMITS.partPhotos && (
        <details class="photo-add" open={refused !== null}>
          <summary>
            <Icon name="image-plus" /> {t("epc.photo.add")}
          </summary>
          <CallForm
            action="/tis/sas/part-photos"
            id={ADD}
            back={back}
            withFile
            fields={{ partNumber }}
          >
            <FileDrop
              name="file"
              accept=".jpg,.jpeg,.png,image/jpeg,image/png"
              limit={LIMITS.partPhotoBytes}
              error={refusalOf(flash, ADD, "file") ?? ""}
              texts={{
                label: t("epc.photo.file"),
                drop: t("epc.photo.drop"),
                limit: t("epc.photo.limit", { size }),
                tooLarge: t("refusal.too-large", { limit: `${size} MB` }),
              }}
            />
            <p class="field-error" data-form-error="">
              {refused && refused.errors.length === 0 ? refused.message : undefined}
            </p>
            <div class="form-actions">
              <Button icon="upload">{t("epc.photo.add")}</Button>
            </div>
          </CallForm>
        </details>
      )}
    </section>
  );
}
