import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { describeOperation, describeSubject } from "@/services/logs/describe_operation.ts";
import type { TraceFound } from "@/services/event_monitor/trace_types.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { Empty } from "../Empty.tsx";
import { traceHref } from "../logs/trace_links.ts";

/** Traces that were found, each by what began it. */
export function TraceList({ found, keyword, ctx, basePath }: {
  found: readonly TraceFound[];
  keyword: string | undefined;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  if (found.length === 0) {
    return (
      <Empty title={t(keyword ? "event_monitor.noTraceMatch" : "event_monitor.noTraces")} drawing="list">
        {t(keyword ? "event_monitor.noTraceMatchWhy" : "event_monitor.noTracesWhy")}
      </Empty>
    );
  }
  return (
    <div class="table-scroll">
      <table class="table stack">
        <caption class="sr-only">{t("event_monitor.traces")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("event_monitor.begun")}</th>
            <th scope="col">{t("event_monitor.firstStep")}</th>
            <th scope="col">{t("event_monitor.about")}</th>
            <th scope="col">{t("event_monitor.who")}</th>
            <th scope="col">{t("event_monitor.request")}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((one) => (
            <tr key={one.requestId}>
              <td class="nowrap tabular-nums">{format.moment(one.at)}</td>
              <td class="title">
                <a class="link" href={fromHere(traceHref(basePath, { request: one.requestId, keyword }))}>
                  {describeOperation(t, one.operation, one.funLink)}
                </a>
              </td>
              <td data-label={t("event_monitor.about")} class="wrap-anywhere">
                {one.subject &&
                  `${one.subjectKind ? `${describeSubject(t, one.subjectKind)} ` : ""}${one.subject}`}
              </td>
              <td data-label={t("event_monitor.who")} class="mono">
                {one.userCode ?? t("event_monitor.portal")}
              </td>
              <td data-label={t("event_monitor.request")} class="mono">{one.requestId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
