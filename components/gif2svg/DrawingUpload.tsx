import { Button } from "@/components/Button.tsx";
import { refusalOf } from "@/components/Field.tsx";
import type { Flash } from "@/edge/flash.ts";
import { FileDrop } from "@/islands/files/FileDrop.tsx";
import { PasteDrawing } from "@/islands/gif2svg/PasteDrawing.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** The form by which an image that is pasted is sent. */
const FORM = "drawing-upload";

const MEGABYTE = 1_048_576;

/** Brings a drawing in: a plain form; with script an image can be dropped on its field, or pasted anywhere. */
export function DrawingUpload({ flash, limit, t }: {
  flash: Flash | null;
  /** Bytes that a drawing may have. */
  limit: number;
  t: Translate;
}) {
  return (
    <form
      class="form trace-upload"
      id={FORM}
      method="post"
      action="/tis/fileconverter/gif2svg"
      enctype="multipart/form-data"
    >
      <FileDrop
        name="file"
        accept=".gif,.png,.jpg,.jpeg"
        limit={limit}
        error={refusalOf(flash, "drawing", "file") ?? (flash?.form === "drawing" ? flash.message : "")}
        texts={{
          label: t("gif2svg.file"),
          drop: t("gif2svg.drop"),
          limit: t("gif2svg.file-hint", { size: limit / MEGABYTE }),
          tooLarge: t("refusal.too-large", { limit: `${limit / MEGABYTE} MB` }),
        }}
      />
      <p class="field-hint needs-script">{t("gif2svg.paste-hint")}</p>
      <PasteDrawing form={FORM} />
      <div class="form-actions">
        <Button kind="primary" icon="upload">{t("gif2svg.upload")}</Button>
      </div>
    </form>
  );
}
