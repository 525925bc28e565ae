import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { AskHelp } from "@/islands/qa/AskHelp.tsx";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { questionsPath } from "./question_links.ts";
import { SubjectFields } from "./SubjectFields.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import type { AskData } from "./ask_data.ts";

/** Id of the form in which a question is written. */
const FORM = "question";

/** A question as it is written: what it is about at the left, what looks like it at the right, readable without leaving the form. */
export function AskPage({ kind, data, state }: { kind: QuestionKind; data: AskData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { draft, alike } = data;
  const { add, list } = QUESTION_ROUTES[kind];
  const path = questionsPath(kind);
  const from = draft.askedFrom;
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
            <SubjectFields data={data} state={state} form={FORM} />
            <QuestionFields kind={kind} data={data} state={state} form={FORM} />
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
