import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { Tone } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { State } from "@/edge/state.ts";
import { placeOf } from "@/engines/files/places.ts";
import { canDo } from "@/engines/states/answers.ts";
import { Answering } from "@/islands/qa/Answering.tsx";
import { ReplyTools } from "@/islands/qa/ReplyTools.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import type { OverallState, QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { questionsPath } from "./question_links.ts";
import type { ThreadData } from "./read_thread.ts";

/** What an overall state looks like. */
export function overallTone(state: OverallState | null): Tone {
  return state === "replied" ? "ok" : state === "closed" || state === null ? "mute" : "info";
}

/** What the reader can say: an answer, a further word of the asker's side, a note of the factory. */
const SAYS = [
  ["answer", "answers", "reply"],
  ["ask-again", "words", "message-circle-plus"],
  ["note", "notes", "lock"],
] as const;

/**
 * The forms by which something is added to the thread. Each has one place for good, whatever else its reader may do: it is drawn anew when
 * others act, and what is typed stays only where the form stays.
 */
export function SaidForms({ kind, data, state }: { kind: QuestionKind; data: ThreadData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { question, quote, templates } = data;
  const path = `${questionsPath(kind)}/${question.id}`;
  const back = `${basePath}/${QUESTION_ROUTES[kind].view}?id=${question.id}`;
  const can = canDo(question.actions);
  return (
    <div id="say" class="question-say no-print">
      {SAYS.filter(([action]) => can(action)).map(([action, end, icon]) => {
        const form = (
          <CallForm
            id={action}
            action={`${path}/${end}`}
            back={back}
            fields={{ version: question.version, quotedId: quote && action !== "note" ? quote.id : null }}
            class="question-form"
          >
            {quote && action !== "note" && (
              <blockquote class="question-quote">
                <b>{quote.by.fullName}</b> {quote.body}{" "}
                <a class="link" href={back} data-quote="">{t("qa.no_quote")}</a>
              </blockquote>
            )}
            <TextField
              name="body"
              idPrefix={action}
              label={t(`qa.say_${action}`)}
              hint={t("qa.reply_hint", { limit: LIMITS.replyLongerThan })}
              rows={4}
              maxLength={LIMITS.questionLength}
              value={typedOf(flash, action, "body")}
              error={refusalOf(flash, action, "body")}
            />
            {action === "answer" && (
              <div class="needs-script">
                <ReplyTools
                  form={action}
                  url={`${questionsPath(kind)}/links/targets`}
                  templates={templates}
                  texts={{
                    ...transportTexts(t),
                    ...islandTexts(t, {
                      template: "qa.template",
                      choose: "qa.template_choose",
                      link: "qa.link_insert",
                      words: "qa.link_words",
                      find: "qa.link_find",
                      none: "qa.link_none",
                    }),
                  }}
                />
              </div>
            )}
            <div class="needs-script">
              <FileField
                ctx={ctx}
                place={placeOf("qa")}
                name="files"
                label={t("qa.files")}
                multiple
                captures
                error={refusalOf(flash, action, "files")}
              />
            </div>
            <p class="field-error" data-form-error role="alert" />
            <div>
              <Button kind={action === "note" ? "plain" : "primary"} icon={icon}>
                {t(`qa.do_${action}`)}
              </Button>
            </div>
            {action === "answer" && (
              <Answering
                form={action}
                url={`${path}/presence`}
                texts={{ ...transportTexts(t), ...islandTexts(t, { answering: "qa.answering_also" }) }}
              />
            )}
          </CallForm>
        );
        return action === "note"
          ? (
            <details key={action} class="card question-fold" open={flash?.form === action}>
              <summary class="card-head">{t(`qa.do_${action}`)}</summary>
              <div class="card-body">{form}</div>
            </details>
          )
          : <Card key={action} title={t(`qa.do_${action}`)}>{form}</Card>;
      })}
    </div>
  );
}
