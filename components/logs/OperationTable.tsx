import { State } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Operation } from "@/services/logs/list_operations.ts";
import { operationHref, type OperationQuery, personHref, subjectHref } from "./log_links.ts";
import { TimeHead } from "./TimeHead.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** Fields of a change that a line names. */
const NAMED = 4;

/** Operations: when, who, what, on which thing, and which of its fields differ. */
export function OperationTable({ lines, ctx, basePath, query }: {
  lines: readonly Operation[];
  ctx: Ctx;
  basePath: string;
  query: OperationQuery;
}) {
  const { t, actor } = ctx;
  const format = formatOf(ctx);
  const orderHref = fromHere(
    operationHref(basePath, { ...query, oldest: query.oldest ? undefined : "1", pageNo: 1 }),
  );
  return (
    <table class="table stack">
      <thead>
        <tr>
          <TimeHead oldest={query.oldest !== undefined} href={orderHref} t={t} />
          <th scope="col">{t("logs.who")}</th>
          <th scope="col">{t("logs.store")}</th>
          <th scope="col">{t("logs.operation")}</th>
          <th scope="col">{t("logs.subject")}</th>
          <th scope="col">{t("logs.differs")}</th>
          <th scope="col">{t("logs.level")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const person = line.userCode === null ? null : personHref(basePath, actor, line.userCode);
          const { subjectKind, subjectId } = line;
          const subject = subjectKind && subjectId
            ? subjectHref(basePath, actor, subjectKind, subjectId)
            : null;
          return (
            <tr key={line.id}>
              <td class="nowrap tabular-nums">
                <time dateTime={line.at}>{format.moment(line.at)}</time>
              </td>
              <td class="nowrap">
                {person ? <a class="link" href={person}>{line.fullName ?? line.userCode}</a> : who(line, t)}
              </td>
              <td data-none={line.storeCode ? undefined : ""}>{line.storeName || line.storeCode || "–"}</td>
              <td class="title">
                <a class="link" href={fromHere(operationHref(basePath, { ...query, line: line.id }))}>
                  {line.operationName}
                </a>
              </td>
              <td data-none={line.subjectId ? undefined : ""}>
                {line.subjectName && <span class="text-ink-3">{line.subjectName}</span>} {subject
                  ? <a class="link mono wrap-anywhere" href={subject}>{subjectId}</a>
                  : <span class="mono wrap-anywhere">{subjectId ?? "–"}</span>}
              </td>
              <td data-none={line.differences.length > 0 ? undefined : ""}>
                {line.differences.slice(0, NAMED).map(({ name }) => name).join(t("logs.and")) || "–"}
                {line.differences.length > NAMED && ` +${line.differences.length - NAMED}`}
              </td>
              <td class="nowrap">
                <State shape={line.isChange ? "square" : "hollow"} tone={line.isChange ? "info" : "mute"}>
                  {t(`logs.level_${line.level}`)}
                </State>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whoever did it: a person, the portal itself, or a visitor. */
function who(line: Operation, t: Ctx["t"]): string {
  return line.fullName ?? line.userCode ?? t(line.isChange ? "logs.portal" : "logs.visitor");
}
