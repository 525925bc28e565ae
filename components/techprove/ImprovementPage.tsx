import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { Connections } from "@/components/links/Connections.tsx";
import { Chip, State as StateMark } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ActCard } from "@/components/states/ActCard.tsx";
import { CourseCard } from "@/components/states/CourseCard.tsx";
import { StoredPictures } from "@/components/states/StoredPictures.tsx";
import { ThingTools } from "@/components/states/ThingTools.tsx";
import type { State } from "@/edge/state.ts";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { TechproveAction } from "@/services/techprove/techprove_states.ts";
import type { Improvement } from "@/services/techprove/types.ts";

/** One technical improvement: how it is and how it shall be, what it brings, who has approved it, and what can be done with it. */
export function ImprovementPage({ improvement, connections, favorite, state }: {
  improvement: Improvement;
  connections: readonly ConnectionGroup[];
  /** Id of the reader's favorite; null: it is none. */
  favorite: number | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { id, code, title, version } = improvement;
  const back = `${basePath}/TechProvePreview?id=${id}`;
  const path = `/tis/improvements/${id}`;
  const can = (action: TechproveAction) =>
    improvement.actions.some((one) => one.action === action && one.refused === null);
  const shared = { back, version, flash };
  const number = (value: number | null, unit = "") => value === null ? "–" : `${format.number(value)}${unit}`;
  const lacks = flash?.form === "submit" && flash.kind === "refused" ? flash.errors : [];
  const remark = (required: boolean) => ({
    name: "remark",
    label: t(required ? "techprove.reason" : "techprove.remark"),
    required,
    maxLength: 1000,
  });
  return (
    <>
      <PageHead
        title={title ?? t("techprove.untitled")}
        note={
          <StateMark tone={toneOf(improvement.state)}>{t(`techprove.state_${improvement.state}`)}</StateMark>
        }
        crumbs={[{ label: t("page.TechProve"), href: `${basePath}/TechProve` }]}
      >
        <ThingTools
          type="techprove"
          code={code}
          name={title ?? code}
          favorite={favorite}
          back={back}
          state={state}
        />
        {can("edit") && (
          <Button icon="pencil" href={`${basePath}/TechProve?edit=${id}`}>{t("techprove.do_edit")}</Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {lacks.length > 0 && (
        <Notice tone="err">
          <ul>
            {lacks.map(({ field, message }) => <li key={field}>{t(`techprove.${field}`)}: {message}</li>)}
          </ul>
        </Notice>
      )}
      <div class="document">
        <div class="document-main">
          <div class="file-pair">
            <Side title={t("techprove.before")} text={improvement.before}>
              <StoredPictures files={improvement.beforePhotos} label={t("techprove.beforePhotos")} />
            </Side>
            <Side title={t("techprove.after")} text={improvement.after}>
              <StoredPictures files={improvement.afterPhotos} label={t("techprove.afterPhotos")} />
            </Side>
          </div>
          {improvement.result !== "" && (
            <Card title={t("techprove.result")}>
              <p class="whitespace-pre-wrap">{improvement.result}</p>
            </Card>
          )}
          {improvement.files.length > 0 && (
            <Card title={t("techprove.files")}>
              <ul class="use-list">
                {improvement.files.map(({ fileId, name }) => (
                  <li key={fileId}>
                    <a class="link" href={bytesHref(fileId, name, true)}>{name}</a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {improvement.approvalList.length > 0 && <Approvals improvement={improvement} state={state} />}
          {can("submit") && (
            <ActCard
              {...shared}
              id="submit"
              title={t("techprove.do_submit")}
              action={`${path}/submission`}
              button={t("techprove.do_submit")}
              icon="send"
              kind="primary"
            >
              <p class="note">{t("techprove.submit_hint")}</p>
            </ActCard>
          )}
          {can("approve") && (
            <ActCard
              {...shared}
              id="approve"
              title={t("techprove.do_approve")}
              action={`${path}/approval`}
              button={t("techprove.do_approve")}
              icon="check"
              kind="primary"
              say={remark(false)}
            />
          )}
          {can("reject") && (
            <ActCard
              {...shared}
              id="reject"
              title={t("techprove.do_reject")}
              action={`${path}/rejection`}
              button={t("techprove.do_reject")}
              icon="undo-2"
              say={remark(true)}
            />
          )}
          {can("close") && (
            <ActCard
              {...shared}
              id="close"
              title={t("techprove.do_close")}
              action={`${path}/closure`}
              button={t("techprove.do_close")}
              icon="check"
              kind="primary"
              say={{ name: "result", label: t("techprove.result"), required: true, maxLength: 2000 }}
            />
          )}
          {can("delete") && (
            <ActCard
              {...shared}
              id="delete"
              title={t("techprove.do_delete")}
              action={`${path}/deletion`}
              button={t("techprove.do_delete")}
              icon="trash"
              kind="danger"
            />
          )}
          <CourseCard
            steps={improvement.steps}
            say={(action) => t(`techprove.step_${action}`)}
            t={t}
            format={format}
          />
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                { name: t("techprove.code"), value: <span class="mono">{code}</span> },
                { name: t("techprove.department"), value: improvement.departmentName ?? "–" },
                { name: t("techprove.seriesCode"), value: improvement.seriesName ?? "–" },
                {
                  name: t("techprove.partNumbers"),
                  value: <span class="mono">{format.names(improvement.partNumbers) || "–"}</span>,
                },
                {
                  name: t("techprove.affects"),
                  value: format.names(improvement.affects.map((one) => t(`techprove.affects_${one}`))) || "–",
                },
                { name: t("techprove.org"), value: improvement.orgName ?? "–" },
                { name: t("techprove.author"), value: improvement.author },
              ]}
            />
          </Card>
          <Card title={t("techprove.benefit")}>
            <Facts
              facts={[
                { name: t("techprove.minutesSaved"), value: number(improvement.minutesSaved, " min") },
                {
                  name: t("techprove.moneySaved"),
                  value: improvement.moneySaved === null
                    ? "–"
                    : format.number(Number(improvement.moneySaved)),
                },
                { name: t("techprove.vehiclesAYear"), value: number(improvement.vehiclesAYear) },
                { name: t("techprove.hoursAYear"), value: <b>{number(improvement.hoursAYear, " h")}</b> },
                { name: t("techprove.moneyAYear"), value: <b>{number(improvement.moneyAYear)}</b> },
              ]}
            />
          </Card>
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

function Side(
  { title, text, children }: { title: string; text: string | null; children: ComponentChildren },
) {
  return (
    <Card title={title}>
      <p class="whitespace-pre-wrap">{text ?? "–"}</p>
      {children}
    </Card>
  );
}

function Approvals({ improvement, state: { ctx } }: { improvement: Improvement; state: State }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("techprove.approvals")} bare>
      <table class="table stack">
        <tbody>
          {improvement.approvalList.map((
            { id, fullName, verifyResult, verifyRemark, verifyTime, voided },
          ) => (
            <tr key={id}>
              <td class="title">
                {fullName}
                {verifyRemark !== "" && <span class="block text-meta text-ink-3">{verifyRemark}</span>}
              </td>
              <td>
                {voided && verifyResult !== 0
                  ? t("techprove.word_void")
                  : verifyResult === null
                  ? t("techprove.word_none")
                  : (
                    <Chip tone={verifyResult === 1 ? "ok" : "err"}>
                      {t(verifyResult === 1 ? "techprove.word_approved" : "techprove.word_rejected")}
                    </Chip>
                  )}
              </td>
              <td class="nowrap tabular-nums">{verifyTime ? format.moment(verifyTime) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
