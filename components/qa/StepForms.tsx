import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { questionsPath } from "./question_links.ts";
import type { ThreadData } from "./read_thread.ts";

/** Steps of a question that are done with a word or a number. */
const STEPS = [
  { action: "escalate", path: "escalation", icon: "arrow-up" },
  { action: "designate", path: "designation", icon: "user-check" },
  { action: "hand-back", path: "hand-back", icon: "undo-2" },
  { action: "finish", path: "finishing", icon: "check" },
  { action: "score", path: "scoring", icon: "star" },
] as const;

/** What the reader can do with a question beside answering; a step of the chain that is not open yet says why. */
export function StepForms({ kind, data, state }: { kind: QuestionKind; data: ThreadData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { question, engineers } = data;
  const path = `${questionsPath(kind)}/${question.id}`;
  const back = `${basePath}/${QUESTION_ROUTES[kind].view}?id=${question.id}`;
  const answers = new Map(question.actions.map(({ action, refused }) => [action, refused]));
  const mayEscalate = kind === "technical" && answers.get("answer") === null &&
    answers.get("escalate") !== null && question.stage === "supervisor";
  return (
    <>
      {mayEscalate && (
        <Card title={t("qa.do_escalate")}>
          <p class="note">{answers.get("escalate")}</p>
        </Card>
      )}
      {STEPS.filter(({ action }) =>
        answers.get(action) === null && (action !== "designate" || engineers.length > 0)
      ).map(({ action, path: end, icon }) => {
        const kept = (name: string) => ({
          idPrefix: action,
          value: typedOf(flash, action, name),
          error: refusalOf(flash, action, name),
        });
        return (
          <details
            key={action}
            class="card question-fold"
            open={flash?.form === action || action === "escalate" || action === "score"}
          >
            <summary class="card-head">{t(`qa.do_${action}`)}</summary>
            <div class="card-body">
              <CallForm
                id={action}
                action={`${path}/${end}`}
                back={back}
                fields={{ version: question.version }}
                class="question-form"
              >
                {action === "designate" && (
                  <SelectField
                    name="engineerId"
                    label={t("qa.engineer")}
                    required
                    choices={engineers.map(({ userId, fullName }) => ({
                      value: String(userId),
                      label: fullName,
                    }))}
                    {...kept("engineerId")}
                  />
                )}
                {action === "finish" && (
                  <TextField
                    name="note"
                    label={t("qa.closing_note")}
                    hint={t("qa.closing_hint", { limit: LIMITS.closingNoteAtLeast })}
                    rows={3}
                    maxLength={LIMITS.questionLength}
                    {...kept("note")}
                  />
                )}
                {(action === "score" || (action === "finish" && answers.get("adopt") === null)) && (
                  <TextField
                    name="score"
                    type="number"
                    label={t("qa.score_long")}
                    min={0}
                    max={10}
                    step={0.1}
                    required={action === "score"}
                    {...kept("score")}
                  />
                )}
                {action !== "finish" && action !== "score" && (
                  <TextField
                    name="remark"
                    label={t("qa.remark")}
                    rows={2}
                    maxLength={LIMITS.questionLength}
                    required={action === "hand-back"}
                    {...kept("remark")}
                  />
                )}
                <p class="field-error" data-form-error role="alert" />
                <div>
                  <Button icon={icon}>{t(`qa.do_${action}`)}</Button>
                </div>
              </CallForm>
            </div>
          </details>
        );
      })}
    </>
  );
}
