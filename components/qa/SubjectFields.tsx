import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { today } from "@/kernel/today.ts";
import type { AskData } from "./ask_data.ts";
import { saidInForm } from "./said_in_form.ts";

/** Fields for what a question is about: vehicle, mileage, days, parts and codes. */
export function SubjectFields({ data, state, form }: {
  data: AskData;
  state: State;
  /** Id of the form that they stand in. */
  form: string;
}) {
  const { ctx, flash } = state;
  const { t } = ctx;
  const { draft, choices } = data;
  const said = saidInForm(flash, form);
  const from = draft.askedFrom;
  const lines = (codes: readonly string[] | undefined) => (codes ?? []).join(", ");
  return (
    <Card title={t("qa.what_about")}>
      {from && (
        <p class="note">
          {t(`qa.asked_from_${from.kind}`, { key: from.key, callout: from.callout ?? "" })}
        </p>
      )}
      <div class="question-fields">
        <TextField
          name="vin"
          label={t("qa.vin")}
          mono
          maxLength={40}
          autocomplete="off"
          {...said("vin", draft.vin)}
        />
        <SelectField
          name="seriesCode"
          label={t("qa.series")}
          required
          empty={t("qa.choose")}
          choices={choices.series}
          value={String(said("seriesCode", draft.seriesCode).value ?? "")}
          error={refusalOf(flash, form, "seriesCode")}
        />
        <TextField
          name="mileage"
          type="number"
          min={0}
          max={9_999_999}
          label={t("qa.mileage")}
          {...said("mileage", draft.mileage)}
        />
        <TextField
          name="mileageElectric"
          type="number"
          min={0}
          max={9_999_999}
          label={t("qa.mileageElectric")}
          {...said("mileageElectric", draft.mileageElectric)}
        />
        <TextField
          name="producedOn"
          type="date"
          max={today(ctx)}
          label={t("qa.producedOn")}
          {...said("producedOn", draft.producedOn)}
        />
        <TextField
          name="soldOn"
          type="date"
          max={today(ctx)}
          label={t("qa.soldOn")}
          {...said("soldOn", draft.soldOn)}
        />
        <TextField
          name="partNumbers"
          label={t("qa.partNumbers")}
          mono
          maxLength={2000}
          {...said("partNumbers", lines(draft.partNumbers))}
        />
        <TextField
          name="dtcCodes"
          label={t("qa.dtcCodes")}
          mono
          maxLength={1000}
          {...said("dtcCodes", lines(draft.dtcCodes))}
        />
      </div>
    </Card>
  );
}
