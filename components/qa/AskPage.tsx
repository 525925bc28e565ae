import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { FieldFrame, refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { placeOf } from "@/engines/files/places.ts";
import { AskHelp } from "@/islands/qa/AskHelp.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import { today } from "@/kernel/today.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { LookAlike } from "@/services/qa/look_alike.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import type { DraftView, QuestionChoices } from "@/services/qa/read_draft.ts";
import { questionsPath } from "./question_links.ts";

/** Id of the form in which a question is written. */
const FORM = "question";

export interface AskData {
  draft: DraftView;
  choices: QuestionChoices;
  alike: readonly LookAlike[];
}

/** A question as it is written: what it is about at the left, what looks like it at the right, readable without leaving the form. */
export function AskPage({ kind, data, state }: { kind: QuestionKind; data: AskData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { draft, choices, alike } = data;
  const { add, list, parents } = QUESTION_ROUTES[kind];
  const path = questionsPath(kind);
  const said = (name: string, before: string | number | null | undefined) => ({
    value: typedOf(flash, FORM, name) ?? (flash?.form === FORM ? undefined : before ?? undefined),
    error: refusalOf(flash, FORM, name),
  });
  const from = draft.askedFrom;
  const lines = (codes: readonly string[] | undefined) => (codes ?? []).join(", ");
  return (
    <>
      <PageHead
        title={t(`page.${add}`)}
        note={draft.id === null ? undefined : t("qa.draft")}
        crumbs={[{ label: t(`page.${list}`), href: `${basePath}/${list}` }]}
      >
        {draft.id !== null && (
          <CallForm
            id="delete-draft"
            action={`${path}/${draft.id}/deletion`}
            back={`${basePath}/${add}?id=${draft.id}`}
            fields={{ version: draft.version }}
          >
            <Button icon="trash" kind="danger">{t("qa.delete_draft")}</Button>
          </CallForm>
        )}
      </PageHead>
      <FlashNotice flash={flash?.form === FORM && flash.errors.length > 0 ? null : flash} />
      <div class="document">
        <div class="document-main">
          <CallForm
            id={FORM}
            action={`${path}/asking`}
            back={`${basePath}/${add}${draft.id === null ? "" : `?id=${draft.id}`}`}
            fields={{
              id: draft.id,
              version: draft.id === null ? null : draft.version,
              "askedFrom.kind": from?.kind,
              "askedFrom.key": from?.key,
              "askedFrom.callout": from?.callout,
            }}
            class="question-form"
          >
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
                  error={refusalOf(flash, FORM, "seriesCode")}
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
            <Card title={t("qa.one")}>
              <FieldFrame
                name="typeCode"
                label={t("qa.typeCode")}
                hint={t("qa.typeCode_hint")}
                required
                error={refusalOf(flash, FORM, "typeCode")}
              >
                {(aria) => (
                  <span class="select-wrap">
                    <select class="select" {...aria}>
                      <option value="">{t("qa.choose")}</option>
                      {[...Map.groupBy(choices.types, ({ typeParent }) => typeParent)].map((
                        [parent, types],
                      ) => (
                        <optgroup key={parent} label={t(`${parents}_${parent}`)}>
                          {types.map(({ code, name }) => (
                            <option
                              key={code}
                              value={code}
                              selected={code === said("typeCode", draft.typeCode).value}
                            >
                              {name}
                            </option>
                          ))}
                        </optgroup>
                      ))}
                    </select>
                  </span>
                )}
              </FieldFrame>
              <TextField
                name="title"
                label={t("qa.title")}
                required
                maxLength={200}
                {...said("title", draft.title)}
              />
              <TextField
                name="body"
                label={t("qa.body")}
                hint={t(`qa.body_hint_${kind}`)}
                required
                rows={8}
                maxLength={LIMITS.questionLength}
                {...said("body", draft.body)}
              />
              {/* Without a box ticked the form says no. */}
              <input type="hidden" name="urgent" value="" />
              <Checkbox name="urgent" checked={draft.urgent ?? false}>{t("qa.urgent_long")}</Checkbox>
              <input type="hidden" name="files" value="" />
              {draft.files.map(({ fileId, name }) => (
                <p key={fileId} class="question-file">
                  <Checkbox name="files" value={fileId} checked bare>{name}</Checkbox>
                  <a class="link" href={bytesHref(fileId, name)} target="_blank" rel="noopener">
                    {t("qa.open")}
                  </a>
                </p>
              ))}
              <div class="needs-script">
                <FileField
                  ctx={ctx}
                  place={placeOf("qa")}
                  name="files"
                  label={t("qa.files")}
                  multiple
                  captures
                  error={refusalOf(flash, FORM, "files")}
                />
              </div>
            </Card>
            <div class="document-save">
              <p class="field-error" data-form-error role="alert" />
              <Button kind="primary" icon="send">{t("qa.ask")}</Button>
              <Button formAction={`${path}/saving`} formNoValidate>{t("qa.save_draft")}</Button>
            </div>
          </CallForm>
        </div>
        <div class="document-side">
          <Card title={t("qa.look_alikes")} note={t("qa.look_alikes_note")}>
            <AskHelp
              form={FORM}
              path={path}
              basePath={basePath}
              list={list}
              found={alike}
              texts={{
                ...transportTexts(t),
                ...islandTexts(t, {
                  looking: "qa.vin_looking",
                  none: "qa.look_alikes_none",
                  solved: "qa.solved",
                  open: "qa.open_new_tab",
                  saved: "qa.done_saved",
                }),
                found: t("qa.vin_found", { series: "{series}" }),
              }}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
