import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { PartNumber, State as StateMark, Vin } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ActCard } from "@/components/states/ActCard.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { ThingTools } from "@/components/states/ThingTools.tsx";
import type { State } from "@/edge/state.ts";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { canDo } from "@/engines/states/answers.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QualityReport } from "@/services/quality/types.ts";
import { ComparePhotos } from "./ComparePhotos.tsx";

/** One report of quality: photos side by side, what is reported, the answer, and what can be done with it. */
export function QualityPage({ report, connections, favorite, state }: {
  report: QualityReport;
  connections: readonly ConnectionGroup[];
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const back = `${basePath}/QualityFeedbackPreview?id=${report.id}`;
  const path = `/tis/quality-reports/${report.id}`;
  const can = canDo(report.actions);
  const shared = { back, version: report.version, flash };
  const answer = (name: "resolve" | "refuse") => ({
    name: "answer",
    label: t(name === "resolve" ? "quality.answer" : "quality.reason"),
    hint: t("quality.answer_hint"),
    required: true,
    maxLength: 2000,
  });
  // A submission that lacks something tells it here: the fields are on another page.
  const lacks = flash?.form === "submit" && flash.kind === "refused" ? flash.errors : [];
  return (
    <>
      <PageHead
        title={report.title ?? t("quality.untitled")}
        note={<StateMark tone={toneOf(report.state)}>{t(`quality.state_${report.state}`)}</StateMark>}
        crumbs={[{ label: t("page.QualityFeedback"), href: `${basePath}/QualityFeedback` }]}
      >
        <ThingTools
          type="quality"
          code={report.code}
          name={report.title ?? report.code}
          favorite={favorite}
          back={back}
          state={state}
        />
        {can("edit") && (
          <Button icon="pencil" href={`${basePath}/QualityFeedback?edit=${report.id}`}>
            {t("quality.do_edit")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {lacks.length > 0 && (
        <Notice tone="err">
          <ul>
            {lacks.map(({ field, message }) => <li key={field}>{t(`quality.${field}`)}: {message}</li>)}
          </ul>
        </Notice>
      )}
      <div class="document">
        <div class="document-main">
          <Card title={t("quality.photos")}>
            <ComparePhotos refuse={report.refusePhotos} ok={report.okPhotos} t={t} />
          </Card>
          <Card title={t("quality.description")}>
            <p class="whitespace-pre-wrap">{report.description ?? "–"}</p>
          </Card>
          {report.answer !== "" && (
            <Card title={t("quality.answer")} note={report.endedBy ?? undefined}>
              <p class="whitespace-pre-wrap">{report.answer}</p>
            </Card>
          )}
          {can("submit") && (
            <ActCard
              {...shared}
              id="submit"
              title={t("quality.do_submit")}
              action={`${path}/submission`}
              button={t("quality.do_submit")}
              icon="send"
              kind="primary"
            >
              <p class="note">{t("quality.submit_hint")}</p>
            </ActCard>
          )}
          {can("resolve") && (
            <ActCard
              {...shared}
              id="resolve"
              title={t("quality.do_resolve")}
              action={`${path}/resolution`}
              button={t("quality.do_resolve")}
              icon="check"
              kind="primary"
              say={answer("resolve")}
            />
          )}
          {can("refuse") && (
            <ActCard
              {...shared}
              id="refuse"
              title={t("quality.do_refuse")}
              action={`${path}/refusal`}
              button={t("quality.do_refuse")}
              icon="ban"
              say={answer("refuse")}
            />
          )}
          {can("delete") && (
            <ActCard
              {...shared}
              id="delete"
              title={t("quality.do_delete")}
              action={`${path}/deletion`}
              button={t("quality.do_delete")}
              icon="trash"
              kind="danger"
            />
          )}
          <CourseCard
            steps={report.steps}
            say={(action) => t(`quality.step_${action}`)}
            t={t}
            format={format}
          />
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                { name: t("quality.code"), value: <span class="mono">{report.code}</span> },
                {
                  name: t("quality.partNumber"),
                  value: report.partNumber
                    ? (
                      <>
                        <PartNumber>{report.partNumber}</PartNumber> {report.partName}
                      </>
                    )
                    : "–",
                },
                {
                  name: t("quality.quantity"),
                  value: report.quantity === null ? "–" : format.number(report.quantity),
                },
                { name: t("quality.batch"), value: report.batch ?? "–" },
                { name: t("quality.seriesCode"), value: report.seriesName ?? "–" },
                { name: t("quality.vin"), value: report.vin ? <Vin>{report.vin}</Vin> : "–" },
                { name: t("quality.faultCode"), value: report.faultCode ?? "–" },
                { name: t("quality.faultOn"), value: report.faultOn ? format.day(report.faultOn) : "–" },
                {
                  name: t("quality.mileage"),
                  value: report.mileage === null ? "–" : `${format.number(report.mileage)} km`,
                },
                { name: t("quality.org"), value: report.orgName ?? "–" },
                { name: t("quality.author"), value: report.author },
                { name: t("quality.takenBy"), value: report.takenBy ?? "–" },
              ]}
            />
          </Card>
          {can("take") && (
            <ActCard
              {...shared}
              id="take"
              title={t("quality.next_take")}
              action={`${path}/taking`}
              button={t("quality.do_take")}
              icon="user-check"
            />
          )}
          {connections.length > 0 && (
            <Card>
              <Connections groups={connections} basePath={basePath} t={t} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
