import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { State as StateMark, Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { AnswerCards } from "@/components/states/AnswerCards.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { StoredPictures } from "@/components/states/StoredPictures.tsx";
import type { State } from "@/edge/state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { VDS_FEEDBACK } from "@/services/diagnosis/feedback/feedback_states.ts";
import type { VdsFeedback } from "@/services/diagnosis/feedback/types.ts";
import { assistantHref } from "../assistant_links.ts";

const PATHS = { diagnosis: "/tis/vds/feedback", none: "/tis/vds/no-diagnosis" } as const;

/** One piece of feedback: what the store says, what the factory answers, and what can be done with it. */
export function DiagnosisFeedbackPage({ feedback, state }: { feedback: VdsFeedback; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { id, kind, outcome, reason, cause, diagnosisId } = feedback;
  const { page } = VDS_FEEDBACK[kind];
  const path = `${PATHS[kind]}/${id}`;
  const shared = { back: `${basePath}/${page}?feedback=${id}`, version: feedback.version, flash };
  const can = canDo(feedback.actions);
  return (
    <>
      <PageHead
        title={t("diagnosis.feedback.title", { number: id })}
        note={
          <StateMark tone={toneOf(feedback.state)}>
            {t(`diagnosis.feedback.state_${feedback.state}`)}
          </StateMark>
        }
        crumbs={[{ label: t(`page.${page}`), href: `${basePath}/${page}` }]}
      />
      <FlashNotice flash={flash} />
      <div class="document">
        <div class="document-main">
          <Card
            title={outcome
              ? t(`diagnosis.feedback.outcome_${outcome}`)
              : t(`diagnosis.feedback.reason_${reason ?? "other"}`)}
          >
            <p class="whitespace-pre-wrap">{feedback.text}</p>
            {cause && (
              <p>
                {t("diagnosis.feedback.cause")}:{" "}
                <a class="link" href={`${basePath}/${cause.link}`}>
                  <span class="mono">{cause.code}</span> {cause.title}
                </a>
              </p>
            )}
            {feedback.dtcCodes.length > 0 && (
              <p>
                <a
                  class="link mono"
                  href={assistantHref(basePath, { dtc: feedback.dtcCodes, vin: feedback.vin })}
                >
                  {feedback.dtcCodes.join(" ")}
                </a>
              </p>
            )}
            {feedback.attachments.length > 0 && (
              <StoredPictures files={feedback.attachments} label={t("diagnosis.feedback.attachments")} />
            )}
          </Card>
          <AnswerCards
            {...shared}
            answer={feedback.answer}
            endedBy={feedback.endedBy}
            can={can}
            path={path}
            said={{
              answer: t("diagnosis.feedback.answer"),
              hint: t("diagnosis.feedback.answer_hint"),
              resolve: t("diagnosis.feedback.do_resolve"),
              dismiss: t("diagnosis.feedback.do_dismiss"),
              why: t("diagnosis.feedback.why_invalid"),
            }}
          />
          <CourseCard
            steps={feedback.steps}
            say={(action) => t(`diagnosis.feedback.step_${action}`)}
            t={t}
            format={formatOf(ctx)}
          />
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                { name: t("diagnosis.vin"), value: <Vin>{feedback.vin}</Vin> },
                { name: t("diagnosis.series"), value: feedback.seriesName || "–" },
                { name: t("diagnosis.store"), value: feedback.storeName },
                { name: t("diagnosis.feedback.author"), value: feedback.author },
                { name: t("diagnosis.feedback.sentAt"), value: formatOf(ctx).moment(feedback.sentAt) },
                ...diagnosisId === null ? [] : [{
                  name: t("diagnosis.feedback.of"),
                  value: (
                    <a class="link" href={`${basePath}/DiagnosePreview?id=${diagnosisId}`}>
                      {t("diagnosis.one", { id: diagnosisId })}
                    </a>
                  ),
                }],
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
