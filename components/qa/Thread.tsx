import { Button } from "@/components/Button.tsx";
import { refusalOf, typedOf } from "@/components/Field.tsx";
import { Avatar, Chip } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { State } from "@/edge/state.ts";
import type { NamedThing } from "@/engines/links/named_in_texts.ts";
import { canDo } from "@/engines/states/answers.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import type { Question, QuestionReply } from "@/services/qa/question_types.ts";
import { durationText } from "@/services/qa/duration_text.ts";
import { canAdopt } from "./can_adopt.ts";
import { drawOn } from "./draw_on.ts";
import { LinkedText } from "./LinkedText.tsx";
import { QuestionFiles } from "./QuestionFiles.tsx";
import { questionsPath } from "./question_links.ts";

/** What was said below a question, the adopted answer marked; each can be quoted, an answer adopted by the asker's side. */
export function Thread({ kind, question, named, state }: {
  kind: QuestionKind;
  question: Question;
  /** What each reply names, by its id. */
  named: ReadonlyMap<number, readonly NamedThing[]>;
  state: State;
}) {
  const { t } = state.ctx;
  if (question.replyList.length === 0) return <p class="note question-none">{t("qa.no_replies")}</p>;
  return (
    <ol class="question-thread" aria-label={t("qa.thread")}>
      {question.replyList.map((reply) => (
        <Reply
          key={reply.id}
          kind={kind}
          question={question}
          reply={reply}
          named={named.get(reply.id) ?? []}
          state={state}
        />
      ))}
    </ol>
  );
}

function Reply({ kind, question, reply, named, state }: {
  kind: QuestionKind;
  question: Question;
  reply: QuestionReply;
  named: readonly NamedThing[];
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { view } = QUESTION_ROUTES[kind];
  const can = canDo(question.actions);
  const back = `${basePath}/${view}?id=${question.id}`;
  const adopt = `adopt-${reply.id}`;
  const refused = refusalOf(flash, adopt, "score");
  return (
    <li
      id={`reply-${reply.id}`}
      class="question-reply"
      data-part={reply.part}
      data-adopted={reply.adopted ? "" : undefined}
    >
      <div class="question-reply-head">
        <Avatar name={reply.by.fullName} />
        <span>
          <b>{reply.by.fullName}</b>{" "}
          <span class="note">
            {reply.node
              ? t(`qa.node_${reply.node}`)
              : reply.by.userType === "factory"
              ? t("qa.factory")
              : reply.by.orgName}
          </span>
        </span>
        {reply.part === "note" && <Chip tone="warn" icon="lock">{t("qa.note_badge")}</Chip>}
        {reply.adopted && <Chip tone="ok" icon="circle-check">{t("qa.adopted")}</Chip>}
        <span class="note question-when">
          {format.moment(reply.at)}
          {reply.waitedMinutes !== null &&
            ` · ${t("qa.waited", { time: durationText(t, format, reply.waitedMinutes) })}`}
        </span>
      </div>
      {reply.quoted && (
        <blockquote class="question-quote">
          <b>{reply.quoted.by}</b> {reply.quoted.body}
        </blockquote>
      )}
      <LinkedText text={reply.body} named={named} lang={reply.lang} basePath={basePath} />
      <QuestionFiles files={reply.files} tag={ctx.lang} draw={drawOn(question) ? t("qa.draw") : undefined} />
      <div class="question-reply-acts no-print">
        {(can("answer") || can("ask-again")) && reply.part !== "note" && (
          <Button kind="quiet" icon="quote" href={`${back}&quote=${reply.id}#say`} data={{ quote: "" }}>
            {t("qa.quote")}
          </Button>
        )}
        {canAdopt(question, reply) && (
          <CallForm
            id={adopt}
            action={`${questionsPath(kind)}/${question.id}/adoption`}
            back={back}
            fields={{ version: question.version, replyId: reply.id }}
            class="question-adopt"
          >
            <label class="note">
              {t("qa.score_short")}{" "}
              <input
                class="input question-score"
                type="number"
                name="score"
                min="0"
                max="10"
                step="0.1"
                placeholder="0–10"
                value={typedOf(flash, adopt, "score")}
                aria-invalid={refused ? "true" : undefined}
                aria-describedby={`${adopt}-error`}
              />
            </label>
            <Button icon="check">{t("qa.adopt")}</Button>
            <p id={`${adopt}-error`} class="field-error" role="alert" data-error-of="score">{refused}</p>
          </CallForm>
        )}
      </div>
    </li>
  );
}
