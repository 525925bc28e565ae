import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import type { Flash } from "@/edge/flash.ts";
import { placeOf } from "@/engines/files/places.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { CATALOGUE_PLACE } from "@/services/catalogue_data/begin_import.ts";

/** Brings a set of files in; its dry run begins by itself. */
export function NewImport({ ctx, flash }: { ctx: Ctx; flash: Flash | null }) {
  const { t } = ctx;
  const form = "catalogue";
  return (
    <Card title={t("catalogue_data.new")}>
      <form
        class="form"
        method="post"
        action="/tis/sas/catalogue-imports"
        data-call="beginCatalogueImport"
        id="catalogue-import"
      >
        <input type="hidden" name="_form" value={form} />
        <p class="text-meta text-ink-3">{t("catalogue_data.new_note")}</p>
        <FileField
          ctx={ctx}
          place={placeOf(CATALOGUE_PLACE)}
          name="files"
          label={t("catalogue_data.files")}
          multiple
          required
          error={refusalOf(flash, form, "files")}
        />
        <TextField name="note" label={t("catalogue_data.note")} value={typedOf(flash, form, "note")} />
        <p data-form-error role="alert"></p>
        <div class="form-actions">
          <Button kind="primary" icon="upload">{t("catalogue_data.begin")}</Button>
        </div>
      </form>
    </Card>
  );
}
