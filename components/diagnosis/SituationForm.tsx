import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { type Choice, SelectField } from "@/components/Select.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { LONGEST_WORDS } from "@/services/cases/similar_cases.ts";
import type { Situation } from "@/services/diagnosis/assistant/types.ts";

/** What the vehicle shows: a GET form, so that the address says it all. */
export function SituationForm({ asked, choices, ctx: { t }, action }: {
  asked: Situation;
  choices: { symptoms: readonly Choice[]; series: readonly Choice[] };
  ctx: Ctx;
  action: string;
}) {
  return (
    <Card title={t("diagnosis.assistant.situation")}>
      <form action={action} class="work-order-form vds-situation" role="search">
        <div class="work-order-across">
          <TextField
            name="complaint"
            label={t("diagnosis.assistant.complaint")}
            hint={t("diagnosis.assistant.complaint_hint")}
            rows={2}
            maxLength={LONGEST_WORDS}
            value={asked.complaint}
          />
        </div>
        <TextField
          name="dtc"
          label={t("diagnosis.dtc.dtcCode")}
          hint={t("diagnosis.assistant.dtc_hint")}
          mono
          maxLength={300}
          value={asked.dtc.join(" ")}
        />
        <TextField
          name="vin"
          label={t("diagnosis.vin")}
          hint={t("diagnosis.assistant.vin_hint")}
          mono
          maxLength={17}
          value={asked.vin}
        />
        <SelectField
          name="series"
          label={t("diagnosis.series")}
          empty={t("diagnosis.assistant.any_series")}
          choices={choices.series}
          value={asked.series}
        />
        {choices.symptoms.length > 0 && (
          <fieldset class="work-order-across">
            <legend class="field-label">{t("diagnosis.assistant.symptoms")}</legend>
            <div class="entry-chips">
              {choices.symptoms.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  name="symptom"
                  value={value}
                  checked={asked.symptom.includes(value)}
                  bare
                >
                  {label}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
        <div class="work-order-across">
          <Button kind="primary" icon="search">{t("diagnosis.assistant.find")}</Button>
        </div>
      </form>
    </Card>
  );
}
