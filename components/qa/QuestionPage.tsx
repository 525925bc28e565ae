import type { ComponentChildren } from "preact";
import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Chip, PartNumber, State, Vin } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { Part } from "@/components/Part.tsx";
import type { State as PageState } from "@/edge/state.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { PictureMarks } from "@/islands/qa/PictureMarks.tsx";
import { QueueKeys } from "@/islands/qa/QueueKeys.tsx";
import { TimeLeft } from "@/islands/qa/TimeLeft.tsx";
import { timeLeftText } from "@/services/qa/duration_text.ts";
import { drawOn } from "./draw_on.ts";
import { askedFromLink } from "./asked_from_link.ts";
import { Course } from "./Course.tsx";
import { waitedNames } from "./in_place_of.ts";
import { KnowledgeCard } from "./KnowledgeCard.tsx";
import { LinkedText } from "./LinkedText.tsx";
import { QuestionFiles } from "./QuestionFiles.tsx";
import type { ThreadData } from "./read_thread.ts";
import { overallTone, SaidForms } from "./SaidForms.tsx";
import { StepForms } from "./StepForms.tsx";
import { Thread } from "./Thread.tsx";

/** A question with its thread at the left, which follows live what others add, and what is known of it at the right. */
export function QuestionPage(
  { kind, data, state }: { kind: QuestionKind; data: ThreadData; state: PageState },
) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { question, answering } = data;

  const { list, view, parents } = QUESTION_ROUTES[kind];
  const format = formatOf(ctx);
  const listed = `${basePath}/${list}`;
  const next = data.next === null ? null : fromHere(`${basePath}/${view}?id=${data.next}`);
  const opens = (route: string) => {
    const page = pageOf(route);
    return page !== undefined && may(ctx.actor, page.need);
  };
  const link = (route: string, query: string, shown: ComponentChildren) =>
    opens(route) ? <a class="link" href={`${basePath}/${route}?${query}`}>{shown}</a> : shown;
  const km = (value: number | null) => value === null ? [] : [`${format.number(value)} km`];
  const fact = (name: string, values: readonly ComponentChildren[]) =>
    values.length === 0 ? [] : [{ name: t(`qa.${name}`), value: values }];
  const back = askedFromLink(question);
  const said = question.askedFrom &&
    t(`qa.asked_from_${question.askedFrom.kind}`, {
      key: question.askedFrom.key,
      callout: question.askedFrom.callout ?? "",
    });
  const from = said && back ? link(back.route, back.query, said) : said;
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
              <div class="question-state">
                <State tone={overallTone(question.overall)}>{t(`qa.overall_${question.overall}`)}</State>
                {question.urgent && <Chip tone="err" icon="triangle-alert">{t("qa.urgent")}</Chip>}
                {question.answerDueAt !== null && question.minutesLeft !== null && (
                  <TimeLeft
                    due={question.answerDueAt}
                    text={timeLeftText(t, format, question.minutesLeft)}
                    minutes={question.minutesLeft}
                    runs={question.atWork}
                    texts={{
                      left: t("qa.time_left", { time: t("qa.minutes", { count: "{count}" }) }),
                      late: t("qa.time_late", { time: t("qa.minutes", { count: "{count}" }) }),
                    }}
                  />
                )}
                {question.answerDueAt !== null && (
                  <span class="note">{t("qa.due_by", { moment: format.moment(question.answerDueAt) })}</span>
                )}
                {question.inCharge.length > 0 && question.waitingSince !== null && (
                  <span class="note">{t("qa.waits_for", { names: waitedNames(t, format, question) })}</span>
                )}
              </div>
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
            <p class="note needs-script no-print" data-queue-keys>{t("qa.queue_keys")}</p>
          </Partial>
        </div>
        <Partial name="side">
          <div class="document-side">
            <StepForms kind={kind} data={data} state={state} />
            <Card title={t("qa.what_about")}>
              <Facts
                facts={[
                  ...fact("typeCode", [
                    [
                      question.typeParent === null ? null : t(`${parents}_${question.typeParent}`),
                      question.typeName,
                    ].filter(Boolean).join(" · "),
                  ]),
                  ...fact("series", question.seriesName === null ? [] : [question.seriesName]),
                  ...fact(
                    "vin",
                    question.vin === null
                      ? []
                      : [link("EPCPage", `vin=${question.vin}`, <Vin>{question.vin}</Vin>)],
                  ),
                  ...(from === null ? [] : [{ name: t("qa.askedFrom"), value: from }]),
                  ...fact("mileage", km(question.mileage)),
                  ...fact("mileageElectric", km(question.mileageElectric)),
                  ...fact(
                    "producedOn",
                    question.producedOn === null ? [] : [format.day(question.producedOn)],
                  ),
                  ...fact("soldOn", question.soldOn === null ? [] : [format.day(question.soldOn)]),
                  ...fact(
                    "partNumbers",
                    question.partNumbers.map((number) => (
                      <span key={number} class="block">
                        {link(
                          "SearchPage",
                          `keyword=${encodeURIComponent(number)}`,
                          <PartNumber>{number}</PartNumber>,
                        )}
                      </span>
                    )),
                  ),
                  ...fact(
                    "dtcCodes",
                    question.dtcCodes.map((code) => (
                      <span key={code} class="block mono">
                        {link("DTCManage", `keyword=${encodeURIComponent(code)}`, code)}
                      </span>
                    )),
                  ),
                  ...fact("store", [`${question.storeName} (${question.storeCode})`]),
                  ...fact("area", question.areaName === null ? [] : [question.areaName]),
                  ...fact("assignee", question.assigneeName === null ? [] : [question.assigneeName]),
                ]}
              />
            </Card>
            <Card title={t("qa.course")} bare>
              <ol class="question-steps">
                {question.steps.map((step, place) => (
                  <li key={place}>
                    <span>{t(`qa.step_${step.action}`, { name: step.designated ?? "" })}</span>
                    <span class="note">{[step.by, format.moment(step.at)].filter(Boolean).join(" · ")}</span>
                    {step.remark !== "" && <span class="block text-meta text-ink-2">{step.remark}</span>}
                  </li>
                ))}
              </ol>
            </Card>
          </div>
        </Partial>
      </div>
    </>
  );
}
