import { type ListFilter, ListFilters } from "@/components/table/ListFilters.tsx";
import { MODULES } from "@/kernel/access/modules.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { LOG_LEVELS } from "@/engines/audit/level_of.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { AreaChoice } from "@/services/logs/areas.ts";
import { EDITIONS, RESULT_FILTERS } from "@/services/logs/filters.ts";
import { sayModule } from "@/services/logs/say_module.ts";
import { sayOperation, saySubject } from "@/services/logs/say_operation.ts";
import { loginHref, type LoginQuery, operationHref, type OperationQuery } from "./log_links.ts";

interface Shared {
  ctx: Ctx;
  basePath: string;
  areas: readonly AreaChoice[];
}

/** What the list of logins is narrowed by. */
export function LoginFilters({ query, ctx, basePath, areas }: Shared & { query: LoginQuery }) {
  const { t } = ctx;
  return (
    <ListFilters
      label={t("page.UserLoginList")}
      keyword={{ name: "user", label: t("logs.user"), value: query.user }}
      filters={[
        {
          kind: "select",
          name: "result",
          label: t("logs.result"),
          value: query.result,
          choices: RESULT_FILTERS.map((value) => ({ value, label: t(`logs.login_${value}`) })),
        },
        daysOf(ctx, query),
        { kind: "text", name: "store", label: t("logs.store_code"), value: query.store, mono: true },
        areaOf(ctx, areas, query.area),
        {
          kind: "select",
          name: "edition",
          label: t("logs.edition"),
          value: query.edition,
          choices: EDITIONS.map((value) => ({ value, label: t(`account.edition_${value}`) })),
        },
      ]}
      keep={{ pageSize: query.pageSize, oldest: query.oldest }}
      without={(names) => loginHref(basePath, { ...query, ...nothing(names), pageNo: 1 })}
      clearHref={loginHref(basePath, { pageSize: query.pageSize })}
      t={t}
      format={formatOf(ctx)}
    />
  );
}

/** What the list of operations is narrowed by; a thing or a verb that was come from stands as a chip. */
export function OperationFilters({ query, ctx, basePath, areas }: Shared & { query: OperationQuery }) {
  const { t } = ctx;
  const without = (names: readonly string[]) =>
    operationHref(basePath, { ...query, ...nothing(names), line: undefined, pageNo: 1 });
  const { operation, subjectKind, subject, page } = query;
  const chips = [
    ...(operation
      ? [{
        name: t("logs.operation"),
        value: sayOperation(t, operation, page ?? null),
        removeHref: without(["operation"]),
      }]
      : []),
    ...(subjectKind || subject
      ? [{
        name: t("logs.subject"),
        value: [subjectKind && saySubject(t, subjectKind), subject].filter(Boolean).join(" "),
        removeHref: without(["subjectKind", "subject"]),
      }]
      : []),
    ...(page
      ? [{ name: t("logs.page"), value: t(pageOf(page)?.title ?? page), removeHref: without(["page"]) }]
      : []),
  ];
  return (
    <ListFilters
      label={t("page.UserOperationLog")}
      keyword={{ name: "user", label: t("logs.user"), value: query.user }}
      filters={[
        {
          kind: "select",
          name: "level",
          label: t("logs.level"),
          value: query.level === undefined ? undefined : String(query.level),
          choices: LOG_LEVELS.map((level) => ({
            value: String(level),
            label: level === 0 ? t("logs.level_all") : t(`logs.level_${level}`),
          })),
        },
        {
          kind: "select",
          name: "module",
          label: t("logs.module"),
          value: query.module,
          choices: MODULES.map((value) => ({ value, label: sayModule(t, value) })),
        },
        daysOf(ctx, query),
        { kind: "text", name: "store", label: t("logs.store_code"), value: query.store, mono: true },
        areaOf(ctx, areas, query.area),
      ]}
      chips={chips}
      keep={{ pageSize: query.pageSize, oldest: query.oldest, operation, subjectKind, subject, page }}
      without={without}
      clearHref={operationHref(basePath, { pageSize: query.pageSize })}
      t={t}
      format={formatOf(ctx)}
    />
  );
}

function nothing(names: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

export function daysOf({ t }: Ctx, { from, to }: { from?: string; to?: string }): ListFilter {
  return { kind: "days", name: "days", from: "from", to: "to", label: t("logs.days"), first: from, last: to };
}

export function areaOf({ t }: Ctx, areas: readonly AreaChoice[], value: string | undefined): ListFilter {
  return { kind: "select", name: "area", label: t("logs.area"), value, choices: areas };
}
