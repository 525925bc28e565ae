import type { Ctx } from "@/kernel/ctx.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { historyOf, type Operation } from "@/services/logs/list_operations.ts";
import { operationHref } from "./log_links.ts";

/** What was changed of one thing last; null for a reader who may not see the log. Read by the page's handler. */
export async function readHistory(
  ctx: Ctx,
  subjectKind: string,
  subjectId: string,
): Promise<Operation[] | null> {
  return may(ctx.actor, "UserOperationLog:view") ? await historyOf(ctx, subjectKind, subjectId) : null;
}

/** The last changes of one thing: when, who, what, which fields; each leads to its line in the log, the end to all of them. */
export function HistoryOf({ history, subjectKind, subjectId, ctx, basePath }: {
  history: readonly Operation[] | null;
  subjectKind: string;
  subjectId: string;
  ctx: Ctx;
  basePath: string;
}) {
  if (history === null) return null;
  const { t } = ctx;
  const format = formatOf(ctx);
  if (history.length === 0) return <p class="text-ink-2">{t("logs.no_history")}</p>;
  return (
    <div class="log-history">
      <ol>
        {history.map((line) => (
          <li key={line.id}>
            <time class="text-ink-3 tabular-nums" dateTime={line.at}>{format.moment(line.at)}</time>
            <span>
              <a class="link" href={operationHref(basePath, { line: line.id })}>{line.operationName}</a>{" "}
              {line.fullName ?? line.userCode ?? t("logs.portal")}
              {line.differences.length > 0 && (
                <span class="text-ink-3">
                  · {line.differences.map(({ name }) => name).join(t("logs.and"))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <a class="link text-meta" href={operationHref(basePath, { subjectKind, subject: subjectId })}>
        {t("logs.all_of_subject")}
      </a>
    </div>
  );
}
