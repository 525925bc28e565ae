import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { Part } from "@/components/Part.tsx";
import type { State as PageState } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { PictureMarks } from "@/islands/qa/PictureMarks.tsx";
import { QueueKeys } from "@/islands/qa/QueueKeys.tsx";
import { drawOn } from "./draw_on.ts";
import { Course } from "./Course.tsx";
import { KeysNote } from "./KeysNote.tsx";
import { KnowledgeCard } from "./KnowledgeCard.tsx";
import { LinkedText } from "./LinkedText.tsx";
import { QuestionFiles } from "./QuestionFiles.tsx";
import type { ThreadData } from "./read_thread.ts";
import { SaidForms } from "./SaidForms.tsx";
import { StepForms } from "./StepForms.tsx";
import { Thread } from "./Thread.tsx";
import { AboutQuestion } from "./AboutQuestion.tsx";
import { QuestionState } from "./QuestionState.tsx";
import { QuestionSteps } from "./QuestionSteps.tsx";

/** A question with its thread at the left, which follows live what others add, and what is known of it at the right. */
export function QuestionPage(
  { kind, data, state }: { kind: QuestionKind; data: ThreadData; state: PageState },
) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { question, answering } = data;
  const { list, view } = QUESTION_ROUTES[kind];
  const format = formatOf(ctx);
  const listed = `${basePath}/${list}`;
  const next = data.next === null ? null : fromHere(`${basePath}/${view}?id=${data.next}`);
  return (
    <>
      <PageHead
        title={question.title}
        note={<span class="mono">{question.code}</span>}
        crumbs={[{ label: t(`page.${list}`), href: listed }]}
      >
        {next !== null && <Button icon="arrow-right" href={next}>{t("qa.next_in_queue")}</Button>}
      </PageHead>
      <QueueKeys next={next} list={listed} />
      {drawOn(question) && (
        <PictureMarks
          form={drawOn(question)!}
          texts={{
            ...islandTexts(t, {
              title: "qa.draw_title",
              arrow: "qa.draw_arrow",
              circle: "qa.draw_circle",
              text: "qa.draw_text",
              words: "qa.draw_words",
              undo: "qa.draw_undo",
              cancel: "qa.draw_cancel",
              attach: "qa.draw_attach",
              hint: "qa.draw_hint",
            }),
            network: transportTexts(t).network,
          }}
        />
      )}
      <FlashNotice flash={flash?.kind === "refused" && flash.errors.length > 0 ? null : flash} />
      <div class="document">
        <div class="document-main">
          <section
            id="thread"
            data-live="questions"
            data-live-id={String(question.id)}
            data-live-pending={question.stage === "closed" ? undefined : ""}
            class="question-live"
          >
            <Part name="thread">
              {kind === "technical" && <Course question={question} t={t} format={format} />}
              <QuestionState question={question} t={t} format={format} />
              {question.inPlaceOf && (
                <Notice tone="info">
                  {t("qa.you_for", {
                    away: question.inPlaceOf.fullName,
                    day: format.day(question.inPlaceOf.until),
                  })}
                </Notice>
              )}
              {answering.length > 0 && <Notice tone="info">{t("qa.answering", { names: answering })}</Notice>}
              <Card
                title={t("qa.one")}
                end={<span class="note">{question.askerName} · {format.moment(question.askedAt!)}</span>}
              >
                <LinkedText
                  text={question.body}
                  named={data.named.get(0) ?? []}
                  lang={question.lang}
                  basePath={basePath}
                />
                <QuestionFiles
                  files={question.files}
                  tag={ctx.lang}
                  draw={drawOn(question) ? t("qa.draw") : undefined}
                />
              </Card>
              <Thread kind={kind} question={question} named={data.named} state={state} />
              {question.stage === "closed" && (
                <Notice tone="ok">
                  {question.closingNote
                    ? t("qa.closed_by_note", { note: question.closingNote })
                    : t("qa.closed_by_adoption")}
                  {question.score !== null && ` ${t("qa.scored", { score: format.number(question.score) })}`}
                </Notice>
              )}
            </Part>
          </section>
          <Partial name="say">
            <SaidForms kind={kind} data={data} state={state} />
            <KnowledgeCard kind={kind} data={data} state={state} />
            <KeysNote data={data} state={state} />
          </Partial>
        </div>
        <Partial name="side">
          <div class="document-side">
            <StepForms kind={kind} data={data} state={state} />
            <AboutQuestion kind={kind} question={question} state={state} />
            <QuestionSteps question={question} t={t} format={format} />
          </div>
        </Partial>
      </div>
    </>
  );
}
