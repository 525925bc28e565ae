import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { State as StateMark, Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ActCard } from "@/components/states/ActCard.tsx";
import { AnswerCards } from "@/components/states/AnswerCards.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { StoredPictures } from "@/components/states/StoredPictures.tsx";
import type { State } from "@/edge/state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { pageOf, titleOf } from "@/kernel/access/pages.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Feedback } from "@/services/feedback/types.ts";
import { feedbackHref } from "./feedback_links.ts";

/** One piece of feedback: what was said and answered, the screen that it is about, its course, and what can be done with it. */
export function FeedbackPage({ feedback, state }: { feedback: Feedback; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const back = feedbackHref(basePath, feedback.id);
  const path = `/tis/feedback/${feedback.id}`;
  const can = canDo(feedback.actions);
  const shared = { back, version: feedback.version, flash };
  return (
    <>
      <PageHead
        title={t("feedback.title", { number: feedback.id })}
        note={<StateMark tone={toneOf(feedback.state)}>{t(`feedback.state_${feedback.state}`)}</StateMark>}
        crumbs={[{ label: t("page.FeedbackList"), href: `${basePath}/FeedbackList` }]}
      />
      <FlashNotice flash={flash} />
      <div class="document">
        <div class="document-main">
          <Card title={feedback.typeName}>
            <p class="whitespace-pre-wrap">{feedback.text}</p>
            {feedback.attachments.length > 0 && (
              <StoredPictures files={feedback.attachments} label={t("feedback.attachments")} />
            )}
          </Card>
          <AnswerCards
            {...shared}
            answer={feedback.answer}
            endedBy={feedback.endedBy}
            can={can}
            path={path}
            said={{
              answer: t("feedback.answer"),
              hint: t("feedback.answer_hint"),
              resolve: t("feedback.do_resolve"),
              dismiss: t("feedback.do_dismiss"),
              why: t("feedback.reason"),
            }}
          />
          <CourseCard
            steps={feedback.steps}
            say={(action) => t(`feedback.step_${action}`)}
            t={t}
            format={format}
          />
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                { name: t("feedback.author"), value: feedback.author },
                { name: t("feedback.org"), value: feedback.orgName ?? "–" },
                { name: t("feedback.sentAt"), value: format.moment(feedback.sentAt) },
                { name: t("feedback.takenBy"), value: feedback.takenBy ?? "–" },
              ]}
            />
          </Card>
          {can("take") && (
            <ActCard
              {...shared}
              id="take"
              title={t("feedback.next_take")}
              action={`${path}/taking`}
              button={t("feedback.do_take")}
              icon="user-check"
            />
          )}
          <ScreenCard feedback={feedback} state={state} />
        </div>
      </div>
    </>
  );
}

/** The screen that it is about, as it was: its address leads there with document and filter. */
function ScreenCard({ feedback, state: { ctx: { t }, basePath } }: { feedback: Feedback; state: State }) {
  const { page, address, vin, screenWidth, screenHeight, windowWidth, windowHeight } = feedback;
  const title = page && pageOf(page) ? t(titleOf(page)) : "–";
  const pixels = (width: number | null, height: number | null) =>
    width === null || height === null ? "–" : `${width} × ${height} px`;
  return (
    <Card title={t("feedback.screen")}>
      <Facts
        facts={[
          {
            name: t("feedback.page"),
            value: page ? <a class="link" href={`${basePath}/${address}`}>{title}</a> : title,
          },
          ...(address
            ? [{ name: t("feedback.address"), value: <span class="mono break-all">{address}</span> }]
            : []),
          ...(vin ? [{ name: t("feedback.vin"), value: <Vin>{vin}</Vin> }] : []),
          {
            name: t("feedback.lang"),
            value: `${feedback.lang} · ${t(`person.edition_${feedback.edition}`)}`,
          },
          { name: t("feedback.screenSize"), value: pixels(screenWidth, screenHeight) },
          { name: t("feedback.windowSize"), value: pixels(windowWidth, windowHeight) },
          { name: t("feedback.browser"), value: feedback.browser || "–" },
          ...(feedback.lastRefusal ? [{ name: t("feedback.lastRefusal"), value: feedback.lastRefusal }] : []),
        ]}
      />
    </Card>
  );
}
