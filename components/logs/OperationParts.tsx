import { fromHere } from "@/components/table/from_here.ts";
import type { ListParts } from "@/components/list/parts.ts";
import { State } from "@/components/Mark.tsx";
import { listHref } from "@/components/table/list_query.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Operation } from "@/services/logs/list_operations.ts";
import { personHref, subjectHref } from "./log_links.ts";

/** Fields of a change that a line names. */
const NAMED = 4;

/**
 * How operations look in their list: who, what, on which thing, and which of its fields differ.
 *
 * @param here parameters of the list as it is set; the page of a line leads back to it
 */
export function operationParts(
  { t, actor }: Ctx,
  basePath: string,
  here: Readonly<Record<string, string>>,
): ListParts<Operation> {
  return {
    cells: {
      who: (line) => {
        const href = line.userCode === null ? null : personHref(basePath, actor, line.userCode);
        return href && <a class="link" href={href}>{line.fullName ?? line.userCode}</a>;
      },
      operation: ({ id, operationName }) => (
        <a class="link" href={fromHere(listHref(`${basePath}/UserOperationLog`, { ...here, line: id }))}>
          {operationName}
        </a>
      ),
      subject: ({ subjectKind, subjectId, subjectName }) => {
        const href = subjectKind && subjectId ? subjectHref(basePath, actor, subjectKind, subjectId) : null;
        return (
          <>
            {subjectName && <span class="text-ink-3">{subjectName}</span>} {href
              ? <a class="link mono wrap-anywhere" href={href}>{subjectId}</a>
              : <span class="mono wrap-anywhere">{subjectId ?? "–"}</span>}
          </>
        );
      },
      differs: ({ differences }) => (
        <>
          {differences.slice(0, NAMED).map(({ name }) => name).join(t("logs.and")) || "–"}
          {differences.length > NAMED && ` +${differences.length - NAMED}`}
        </>
      ),
      level: ({ level, isChange }) => (
        <State shape={isChange ? "square" : "hollow"} tone={isChange ? "info" : "mute"}>
          {t(`logs.level_${level}`)}
        </State>
      ),
    },
  };
}
