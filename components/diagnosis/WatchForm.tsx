import { Button } from "@/components/Button.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nameOfData } from "@/services/diagnosis/course/name_of_data.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { hexOf } from "@/services/diagnosis/hex_of.ts";
import { EVERY_MS, type Run, RUN_SECONDS, WATCHED } from "@/services/diagnosis/runs/types.ts";

interface WatchFormProps {
  diagnosisId: number;
  address: string;
  design: EcuDesign;
  /** The run that is shown: the next one begins with the same values, as often and as long. */
  run: Run | null;
  back: string;
  flash: Flash | null;
  ctx: Ctx;
}

/** Starts watching live data of a control unit: which values, how often and how long. */
export function WatchForm({ diagnosisId: id, address, design, run, back, flash, ctx }: WatchFormProps) {
  const { t } = ctx;
  const chosen = run?.signals.map(({ identifier }) => identifier) ??
    design.signals.slice(0, 4).map(({ identifier }) => hexOf(identifier, 4));
  return (
    <Card title={t("diagnosis.watch")}>
      <CallForm
        id="watch"
        action={`/tis/vds/diagnoses/${id}/runs`}
        back={back}
        fields={{ address }}
        class="grid gap-2"
      >
        <fieldset class="vds-signals">
          <legend>{t("diagnosis.watch_values", { most: WATCHED })}</legend>
          {design.signals.map(({ identifier: number, name, unit }) => {
            const identifier = hexOf(number, 4);
            return (
              <Checkbox
                key={identifier}
                name="identifiers"
                value={identifier}
                checked={chosen.includes(identifier)}
                bare
              >
                {nameOfData(ctx, identifier, name)} {unit && <span class="note">{unit}</span>}
              </Checkbox>
            );
          })}
        </fieldset>
        <p class="field-error" data-error-of="identifiers">{refusalOf(flash, "watch", "identifiers")}</p>
        <div class="vds-how">
          <SelectField
            name="everyMs"
            idPrefix="watch"
            label={t("diagnosis.watch_every")}
            choices={EVERY_MS.map((ms) => ({
              value: String(ms),
              label: ms < 1000
                ? t("diagnosis.watch_ms", { ms })
                : t("diagnosis.watch_seconds", { seconds: ms / 1000 }),
            }))}
            value={String(run?.everyMs ?? 500)}
          />
          <SelectField
            name="seconds"
            idPrefix="watch"
            label={t("diagnosis.watch_long")}
            choices={RUN_SECONDS.map((seconds) => ({
              value: String(seconds),
              label: t("diagnosis.watch_seconds", { seconds }),
            }))}
            value={String(run?.watchSeconds ?? 60)}
          />
          <Button kind="primary" icon="play">{t("diagnosis.watch")}</Button>
        </div>
      </CallForm>
    </Card>
  );
}
