import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Radio } from "@/components/Checkbox.tsx";
import { Facts } from "@/components/Facts.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { placeOf } from "@/engines/files/places.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Diagnosis } from "@/services/diagnosis/course/types.ts";
import { OUTCOMES, REASONS } from "@/services/diagnosis/feedback/feedback_states.ts";

const FORM = "vds-feedback";

/** Says whether a diagnosis led to the fault. `cause`: the document that told it, where one leads here. */
export function DiagnosisFeedbackForm({ diagnosis, cause, state }: {
  diagnosis: Diagnosis;
  cause: string;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const codes = [
    ...new Set(
      diagnosis.found.flatMap(({ dtcs }) => dtcs)
        .filter(({ recordState }) => recordState !== "neither").map(({ dtcCode }) => dtcCode),
    ),
  ];
  return (
    <>
      <PageHead
        title={t("diagnosis.feedback.write")}
        note={t("diagnosis.one", { id: diagnosis.id })}
        crumbs={[{ label: t("page.VDSFeedback"), href: `${basePath}/VDSFeedback` }]}
      />
      <FlashNotice flash={flash} />
      <CallForm
        id={FORM}
        action="/tis/vds/feedback"
        back={`${basePath}/VDSFeedback?on=${diagnosis.id}`}
        fields={{ diagnosisId: diagnosis.id }}
        withFile
        class="document"
      >
        <div class="document-main">
          <Card title={t("diagnosis.feedback.say")}>
            <div class="form">
              <fieldset>
                <legend class="field-label">{t("diagnosis.feedback.outcome")}</legend>
                <div class="vds-acts">
                  {OUTCOMES.map((outcome, place) => (
                    <Radio
                      key={outcome}
                      name="outcome"
                      value={outcome}
                      checked={(typedOf(flash, FORM, "outcome") ?? "right") === outcome}
                      required={place === 0}
                    >
                      {t(`diagnosis.feedback.outcome_${outcome}`)}
                    </Radio>
                  ))}
                </div>
              </fieldset>
              <Said state={state} hint={t("diagnosis.feedback.text_hint")} />
              <TextField
                name="causeCode"
                label={t("diagnosis.feedback.cause")}
                hint={t("diagnosis.feedback.cause_hint")}
                mono
                maxLength={60}
                value={typedOf(flash, FORM, "causeCode") ?? cause}
                error={refusalOf(flash, FORM, "causeCode")}
              />
              <Codes state={state} value={codes.slice(0, 30).join(" ")} />
              <Send state={state} />
            </div>
          </Card>
        </div>
        <div class="document-side">
          <Card title={t("diagnosis.one", { id: diagnosis.id })}>
            <Facts
              facts={[
                { name: t("diagnosis.vin"), value: <Vin>{diagnosis.vin}</Vin> },
                { name: t("diagnosis.series"), value: diagnosis.seriesName || "–" },
                {
                  name: t("diagnosis.started"),
                  value: `${formatOf(ctx).moment(diagnosis.startedAt)} ${diagnosis.startedBy}`,
                },
                { name: t("diagnosis.record_current"), value: formatOf(ctx).number(diagnosis.currentFaults) },
              ]}
            />
          </Card>
        </div>
      </CallForm>
    </>
  );
}

/** Says why a vehicle could not be diagnosed. */
export function NoDiagnosisForm({ vin, state }: { vin: string | null; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  return (
    <>
      <PageHead
        title={t("diagnosis.feedback.write_none")}
        crumbs={[{ label: t("page.VDSFeedbackNoDiagnose"), href: `${basePath}/VDSFeedbackNoDiagnose` }]}
      />
      <FlashNotice flash={flash} />
      <CallForm
        id={FORM}
        action="/tis/vds/no-diagnosis"
        back={`${basePath}/VDSFeedbackNoDiagnose?write=1`}
        withFile
        class="document"
      >
        <div class="document-main">
          <Card title={t("diagnosis.feedback.say_none")}>
            <div class="form">
              <TextField
                name="vin"
                label={t("diagnosis.vin")}
                mono
                required
                maxLength={17}
                value={typedOf(flash, FORM, "vin") ?? vin ?? undefined}
                error={refusalOf(flash, FORM, "vin")}
              />
              <SelectField
                name="reason"
                label={t("diagnosis.feedback.reason")}
                required
                choices={REASONS.map((reason) => ({
                  value: reason,
                  label: t(`diagnosis.feedback.reason_${reason}`),
                }))}
                value={typedOf(flash, FORM, "reason")}
                error={refusalOf(flash, FORM, "reason")}
              />
              <Said state={state} hint={t("diagnosis.feedback.text_hint_none")} />
              <Codes state={state} value="" />
              <Send state={state} />
            </div>
          </Card>
        </div>
      </CallForm>
    </>
  );
}

function Said({ state: { ctx: { t }, flash }, hint }: { state: State; hint: string }) {
  return (
    <TextField
      name="text"
      label={t("diagnosis.feedback.text")}
      hint={hint}
      rows={6}
      maxLength={LIMITS.noteLength}
      required
      value={typedOf(flash, FORM, "text")}
      error={refusalOf(flash, FORM, "text")}
    />
  );
}

function Codes({ state: { ctx: { t }, flash }, value }: { state: State; value: string }) {
  return (
    <TextField
      name="dtcCodes"
      label={t("diagnosis.dtc.dtcCode")}
      hint={t("diagnosis.assistant.dtc_hint")}
      mono
      maxLength={300}
      value={typedOf(flash, FORM, "dtcCodes") ?? value}
      error={refusalOf(flash, FORM, "dtcCodes")}
    />
  );
}

function Send({ state: { ctx, flash } }: { state: State }) {
  const { t } = ctx;
  return (
    <>
      <FileField
        ctx={ctx}
        place={placeOf("feedback-image")}
        name="attachments"
        label={t("diagnosis.feedback.attachments")}
        multiple
        error={refusalOf(flash, FORM, "attachments")}
      />
      <div class="form-actions">
        <Button kind="primary" icon="send">{t("diagnosis.feedback.do_send")}</Button>
      </div>
    </>
  );
}
