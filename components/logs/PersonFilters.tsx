import { ListFilters } from "@/components/table/ListFilters.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Period } from "@/services/logs/board_source.ts";
import { isAsked } from "./BoardFilters.tsx";
import { daysOf } from "./board_fields.ts";
import { boardHref, type BoardQuery } from "./log_links.ts";

/** Whose doings are shown, and of which days. */
export function PersonFilters({ query, period, ctx, basePath }: {
  query: BoardQuery;
  period: Period;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const route = "UserOperationLoggerUser";
  return (
    <ListFilters
      label={t("page.UserOperationLoggerUser")}
      keyword={{ name: "user", label: t("logs.account"), value: query.user, mono: true }}
      filters={[daysOf(ctx, isAsked(query) ? period : {})]}
      without={(names) =>
        boardHref(basePath, route, {
          ...query,
          ...Object.fromEntries(names.map((name) => [name, undefined])),
        })}
      clearHref={boardHref(basePath, route, {})}
      t={t}
      format={formatOf(ctx)}
    />
  );
}
