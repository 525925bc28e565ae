import { Button } from "@/components/Button.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { Card } from "@/components/Card.tsx";
import { State } from "@/components/Mark.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { ConversionRead } from "@/engines/files/convert/read_conversion.ts";
import type { TraceSettings } from "@/engines/files/convert/trace_settings.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fileSize } from "./file_size.ts";

/** What was stored of a drawing as SVG: its state, download, and what it is kept for. */
export function SvgState(
  { fileId, conversion, settings, figures, mayEdit, downloadHref, reloadHref, flash, format, t }: {
    fileId: string;
    conversion: ConversionRead | null;
    settings: TraceSettings;
    figures: readonly string[];
    mayEdit: boolean;
    downloadHref: string | null;
    reloadHref: string;
    flash: Flash | null;
    format: Format;
    t: Translate;
  },
) {
  const isOpen = conversion?.state === "pending" || conversion?.state === "processing";
  return (
    <Card title={t("gif2svg.stored")}>
      <p class="trace-state" data-state={conversion?.state ?? "none"}>
        {conversion
          ? <State tone={toneOf(conversion.state)}>{t(`gif2svg.state-${conversion.state}`)}</State>
          : <State tone="mute" shape="hollow">{t("gif2svg.state-none")}</State>}
        {conversion?.state === "done" && conversion.facts && (
          <span class="num">
            {t("gif2svg.facts", {
              size: fileSize(Number(conversion.facts.size), format),
              paths: Number(conversion.facts.paths),
            })}
          </span>
        )}
      </p>
      {conversion?.reason && <p class="field-error">{conversion.reason}</p>}
      {isOpen && (
        <p class="needs-no-script">
          <Button href={reloadHref} icon="refresh-cw">{t("gif2svg.look-again")}</Button>
        </p>
      )}
      <div class="trace-actions">
        {mayEdit && !isOpen && (
          <form method="post" action={`/tis/fileconverter/drawings/${fileId}/svg`} data-call="convertDrawing">
            {Object.entries(settings).map(([name, value]) => (
              <input type="hidden" name={name} value={value} data-trace-copy={name} key={name} />
            ))}
            <Button kind="primary" icon="pen-tool">
              {conversion ? t("gif2svg.convert-again") : t("gif2svg.convert")}
            </Button>
          </form>
        )}
        {downloadHref && <Button href={downloadHref} icon="download">{t("gif2svg.download")}</Button>}
      </div>
      {figures.length > 0 && <p class="field-hint">{t("gif2svg.kept-for", { figures })}</p>}
      {mayEdit && conversion?.state === "done" && (
        <form
          class="form"
          method="post"
          action={`/tis/fileconverter/drawings/${fileId}/figure-image`}
          data-call="keepFigureImage"
        >
          <input type="hidden" name="_form" value="keep" />
          <TextField
            name="figure"
            label={t("gif2svg.figure")}
            hint={t("gif2svg.figure-hint")}
            value={typedOf(flash, "keep", "figure")}
            error={refusalOf(flash, "keep", "figure")}
            maxLength={64}
            mono
            required
          />
          <div class="form-actions">
            <Button icon="image">{t("gif2svg.keep")}</Button>
          </div>
        </form>
      )}
    </Card>
  );
}
