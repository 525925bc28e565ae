import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import type { Flash } from "@/edge/flash.ts";
import { PasteDrawing } from "@/islands/gif2svg/PasteDrawing.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** The form by which an image that is pasted is sent. */
const FORM = "drawing-upload";

/** Brings a drawing in: a plain form; with script an image can be pasted too. */
export function DrawingUpload({ flash, t }: { flash: Flash | null; t: Translate }) {
  return (
    <form
      class="form trace-upload"
      id={FORM}
      method="post"
      action="/tis/fileconverter/gif2svg"
      enctype="multipart/form-data"
    >
      <TextField
        name="file"
        type="file"
        accept=".gif,.png,.jpg,.jpeg"
        label={t("gif2svg.file")}
        hint={t("gif2svg.file-hint")}
        error={refusalOf(flash, "drawing", "file") ?? (flash?.form === "drawing" ? flash.message : undefined)}
        required
      />
      <p class="field-hint needs-script">{t("gif2svg.paste-hint")}</p>
      <PasteDrawing form={FORM} />
      <div class="form-actions">
        <Button kind="primary" icon="upload">{t("gif2svg.upload")}</Button>
      </div>
    </form>
  );
}
