import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import type { Operation } from "@/services/logs/list_operations.ts";
import { DifferenceTable } from "./DifferenceTable.tsx";
import { traceHrefFor } from "./trace_links.ts";
import { operationHref, personHref, subjectHref } from "./log_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** One line of the operation log: who did what to what, and what differs. */
export function OperationDetail({ line, ctx, basePath }: { line: Operation; ctx: Ctx; basePath: string }) {
  const { t, actor } = ctx;
  const format = formatOf(ctx);
  const { subjectKind, subjectId, userCode } = line;
  const person = userCode === null ? null : personHref(basePath, actor, userCode);
  const subject = subjectKind && subjectId ? subjectHref(basePath, actor, subjectKind, subjectId) : null;
  const trace = line.requestId === null ? null : traceHrefFor(basePath, actor, line.requestId);
  const page = line.funLink === null ? undefined : pageOf(line.funLink);
  return (
    <div class="push-cards">
      <Card title={t("logs.line")}>
        <Facts
          facts={[
            { name: t("logs.at"), value: <time dateTime={line.at}>{format.moment(line.at)}</time> },
            {
              name: t("logs.who"),
              value: userCode === null ? t(line.isChange ? "logs.portal" : "logs.visitor") : (
                <>
                  {person ? <a class="link" href={person}>{line.fullName ?? userCode}</a> : line.fullName}
                  {" "}
                  <span class="mono">{userCode}</span>
                </>
              ),
            },
            { name: t("logs.store"), value: line.storeName || line.storeCode || "–" },
            { name: t("logs.operation"), value: line.operationName },
            { name: t("logs.page"), value: page ? t(page.title) : "–" },
            {
              name: t("logs.subject"),
              value: subjectId === null ? "–" : (
                <>
                  {line.subjectName} {subject
                    ? <a class="link mono" href={subject}>{subjectId}</a>
                    : <span class="mono">{subjectId}</span>}
                </>
              ),
            },
            { name: t("logs.level"), value: t(`logs.level_${line.level}`) },
            { name: t("logs.address"), value: <span class="mono">{line.address ?? "–"}</span> },
            {
              name: t("logs.request"),
              value: (
                <>
                  <span class="mono wrap-anywhere">{line.requestId ?? "–"}</span>
                  {trace && (
                    <>
                      {" "}
                      <a class="link" href={trace}>{t("logs.open_trace")}</a>
                    </>
                  )}
                </>
              ),
            },
          ]}
        />
      </Card>
      <Card
        title={t("logs.differs")}
        bare={line.differences.length > 0}
        end={subjectKind && subjectId && (
          <a
            class="link text-meta"
            href={fromHere(operationHref(basePath, { subjectKind, subject: subjectId }))}
          >
            {t("logs.all_of_subject")}
          </a>
        )}
      >
        {line.differences.length > 0
          ? <DifferenceTable differences={line.differences} t={t} />
          : <p class="text-ink-2">{t("logs.nothing_differs")}</p>}
      </Card>
    </div>
  );
}
