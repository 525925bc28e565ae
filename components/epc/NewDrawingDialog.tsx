import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import type { Flash } from "@/edge/flash.ts";
import { placeOf } from "@/engines/files/places.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { KeptFigure } from "@/services/epc/drawings/read_drawings.ts";

/** Id of the dialog that brings a new drawing in. */
export const NEW_DRAWING = "new-drawing";

/** A new drawing of a figure: the file, a 3D model of it, its period, and whether the hotspots come along. */
export function NewDrawingDialog({ ctx, figure, flash, traceHref }: {
  ctx: Ctx;
  figure: KeptFigure;
  flash: Flash | null;
  /** Page that turns raster drawings into SVG. */
  traceHref: string | null;
}) {
  const { t } = ctx;
  const form = "drawing";
  return (
    <Dialog
      id={NEW_DRAWING}
      title={t("epc.drawing.new_drawing")}
      closeLabel={t("epc.drawing.close")}
      moveLabel={t("form.move_dialog")}
      wide
      foot={
        <>
          <Button type="button" data={{ closes: "" }}>{t("form.cancel")}</Button>
          <Button kind="primary" form="new-drawing-form">{t("epc.drawing.add_drawing")}</Button>
        </>
      }
    >
      <form
        class="form"
        method="post"
        action="/tis/sas/figure-drawings"
        data-call="addFigureDrawing"
        id="new-drawing-form"
      >
        <input type="hidden" name="_form" value={form} />
        <input type="hidden" name="figureCode" value={figure.code} />
        <input type="hidden" name="version" value={figure.version} />
        <p class="text-meta text-ink-3">
          {t("epc.drawing.raster_note")}{" "}
          {traceHref && <a class="link" href={traceHref}>{t("page.Gif2Svg")}</a>}
        </p>
        <FileField
          ctx={ctx}
          place={placeOf("figure-image")}
          name="file"
          label={t("epc.drawing.file")}
          required
          error={refusalOf(flash, form, "file")}
        />
        <div class="form-row">
          <TextField
            name="validFrom"
            type="date"
            label={t("epc.drawing.editor_validFrom")}
            hint={t("epc.drawing.period_hint")}
            value={typedOf(flash, form, "validFrom")}
          />
          <TextField
            name="validTo"
            type="date"
            label={t("epc.drawing.editor_validTo")}
            value={typedOf(flash, form, "validTo")}
            error={refusalOf(flash, form, "validTo")}
          />
        </div>
        {figure.drawings.length > 0 && (
          <Checkbox name="keepHotspots" checked>{t("epc.drawing.keep_hotspots")}</Checkbox>
        )}
        <FileField ctx={ctx} place={placeOf("figure-model")} name="model" label={t("epc.drawing.model")} />
        <p data-form-error role="alert"></p>
      </form>
    </Dialog>
  );
}
