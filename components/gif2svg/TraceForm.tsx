import { Button } from "@/components/Button.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { TraceSettings } from "@/engines/files/convert/trace_settings.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

interface RangeProps {
  name: string;
  label: string;
  hint: string;
  min: number;
  max: number;
  step: number;
  value: number;
}

/** A slider with its value beside its label; without script the browser shows no value, so the hint says the range. */
function Range({ name, label, hint, ...range }: RangeProps) {
  const id = `trace-${name}`;
  return (
    <div class="field">
      <div class="field-label">
        <label for={id}>{label}</label>
        <output class="num needs-script" for={id}>{range.value}</output>
      </div>
      <input
        class="trace-range"
        type="range"
        id={id}
        name={name}
        aria-describedby={`${id}-hint`}
        {...range}
      />
      <p class="field-hint" id={`${id}-hint`}>{hint}</p>
    </div>
  );
}

/** The settings of a tracing: a GET form, so that the address holds them. */
export function TraceForm(
  { fileId, settings, action, t }: { fileId: string; settings: TraceSettings; action: string; t: Translate },
) {
  return (
    <form class="form" method="get" action={action} data-trace-settings>
      <input type="hidden" name="file" value={fileId} />
      <Range
        name="threshold"
        label={t("gif2svg.threshold")}
        hint={t("gif2svg.threshold-hint")}
        min={0}
        max={254}
        step={1}
        value={settings.threshold}
      />
      <Range
        name="smoothing"
        label={t("gif2svg.smoothing")}
        hint={t("gif2svg.smoothing-hint")}
        min={0}
        max={100}
        step={5}
        value={settings.smoothing}
      />
      <Range
        name="specks"
        label={t("gif2svg.specks")}
        hint={t("gif2svg.specks-hint")}
        min={0}
        max={20}
        step={1}
        value={settings.specks}
      />
      <SelectField
        name="detail"
        idPrefix="trace"
        label={t("gif2svg.detail")}
        value={String(settings.detail)}
        choices={[1, 2, 3].map((detail) => ({ value: String(detail), label: t(`gif2svg.detail-${detail}`) }))}
      />
      <SelectField
        name="ink"
        idPrefix="trace"
        label={t("gif2svg.ink")}
        value={settings.ink}
        choices={["black", "current"].map((ink) => ({ value: ink, label: t(`gif2svg.ink-${ink}`) }))}
      />
      <div class="form-actions needs-no-script">
        <Button icon="refresh-cw">{t("gif2svg.preview")}</Button>
      </div>
    </form>
  );
}
