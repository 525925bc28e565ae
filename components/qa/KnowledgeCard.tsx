import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { State } from "@/edge/state.ts";
import { canDo } from "@/engines/states/answers.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { questionsPath } from "./question_links.ts";
import type { ThreadData } from "./read_thread.ts";

/** Id of the form by which knowledge is released. */
const FORM = "release";

/** What a closed question taught: for who may release it the form, begun with question and adopted answer; for everybody the way to what was released. */
export function KnowledgeCard({ kind, data, state }: { kind: QuestionKind; data: ThreadData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { question, knowledge } = data;
  const { view } = QUESTION_ROUTES[kind];
  const mayRelease = canDo(question.actions)("release");
  const adopted = question.replyList.find((one) => one.adopted);
  const begun = {
    title: knowledge?.title ?? question.title,
    question: knowledge?.question ?? question.body,
    answer: knowledge?.answer ?? adopted?.body ?? question.closingNote ?? "",
  };
  const kept = (name: keyof typeof begun) => ({
    idPrefix: FORM,
    label: t(`qa.knowledge_${name}`),
    value: typedOf(flash, FORM, name) ?? begun[name],
    error: refusalOf(flash, FORM, name),
  });
  return (
    <>
      {knowledge && (
        <p class="note">
          <a class="link" href={`${basePath}/${view}?knowledge=${knowledge.id}`}>
            {t("qa.released_as", { title: knowledge.title })}
          </a>
        </p>
      )}
      {mayRelease && (
        <details class="card question-fold no-print" open={flash?.form === FORM}>
          <summary class="card-head">{t(knowledge ? "qa.do_revise" : "qa.do_release")}</summary>
          <div class="card-body">
            <CallForm
              id={FORM}
              action={`${questionsPath(kind)}/${question.id}/knowledge`}
              back={`${basePath}/${view}?id=${question.id}`}
              fields={{ version: question.version }}
              class="question-form"
            >
              <p class="note">{t("qa.release_hint")}</p>
              <TextField name="title" maxLength={200} required {...kept("title")} />
              <TextField
                name="question"
                rows={5}
                maxLength={LIMITS.questionLength}
                required
                {...kept("question")}
              />
              <TextField
                name="answer"
                rows={8}
                maxLength={LIMITS.questionLength}
                required
                {...kept("answer")}
              />
              <p class="field-error" data-form-error role="alert" />
              <div>
                <Button icon="book-open-check">{t(knowledge ? "qa.do_revise" : "qa.do_release")}</Button>
              </div>
            </CallForm>
          </div>
        </details>
      )}
    </>
  );
}
