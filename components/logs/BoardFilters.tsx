import { ListFilters } from "@/components/table/ListFilters.tsx";
import { MODULES } from "@/kernel/access/modules.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { AreaChoice } from "@/services/logs/areas.ts";
import type { Period } from "@/services/logs/board_source.ts";
import { EDITIONS } from "@/services/logs/filters.ts";
import { sayModule } from "@/services/logs/say_module.ts";
import { areaOf, daysOf } from "./board_fields.ts";
import { boardHref, type BoardQuery } from "./log_links.ts";

/** What a board is narrowed by: its days always, and what fits it. */
export function BoardFilters({ route, query, period, areas, by, ctx, basePath }: {
  route: string;
  query: BoardQuery;
  /** The days that it shows; told in its head too. */
  period: Period;
  areas?: readonly AreaChoice[];
  by: readonly ("edition" | "module" | "userType")[];
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const choices = {
    edition: EDITIONS.map((value) => ({ value, label: t(`person.edition_${value}`) })),
    module: MODULES.map((value) => ({ value, label: sayModule(t, value) })),
    userType: USER_TYPES.map((value) => ({ value, label: t(`person.userType_${value}`) })),
  };
  const names = { edition: "logs.edition", module: "logs.module", userType: "logs.user_type" };
  return (
    <ListFilters
      label={t(`page.${route}`)}
      filters={[
        daysOf(ctx, isAsked(query) ? period : {}),
        ...(areas
          ? [
            areaOf(ctx, areas, query.area),
            {
              kind: "text" as const,
              name: "store",
              label: t("logs.store_code"),
              value: query.store,
              mono: true,
            },
          ]
          : []),
        ...by.map((name) => ({
          kind: "select" as const,
          name,
          label: t(names[name]),
          value: query[name],
          choices: choices[name],
        })),
      ]}
      first={4}
      keep={{ user: query.user }}
      without={(names) =>
        boardHref(basePath, route, {
          ...query,
          ...Object.fromEntries(names.map((name) => [name, undefined])),
        })}
      clearHref={boardHref(basePath, route, { user: query.user })}
      t={t}
      format={formatOf(ctx)}
    />
  );
}

/** Whether days were asked for: those that a board begins with are no filter. */
export function isAsked({ from, to }: BoardQuery): boolean {
  return from !== undefined || to !== undefined;
}
