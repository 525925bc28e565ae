import { ListFilters } from "@/components/table/ListFilters.tsx";
import { listHref } from "@/components/table/list_query.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Period } from "@/services/logs/board_source.ts";
import type { BoardChoices } from "@/services/qa/boards/board_choices.ts";
import type { BoardFilter } from "@/services/qa/boards/board_facts.ts";

const LABELS = { market: "qa.market", area: "qa.area", series: "qa.series", type: "qa.typeCode" } as const;

/** What a board is narrowed by. The days that it begins with are no filter. */
export function QuestionBoardFilters({ route, filter, period, choices, ctx, basePath }: {
  route: string;
  filter: BoardFilter;
  period: Period;
  choices: BoardChoices;
  ctx: Ctx;
  basePath: string;
}) {
  const { t } = ctx;
  const days = filter.from ?? filter.to ? period : { from: undefined, to: undefined };
  const address = (query: Readonly<Record<string, string | undefined>>) =>
    listHref(`${basePath}/${route}`, query);
  return (
    <ListFilters
      label={t(`page.${route}`)}
      filters={[
        {
          kind: "days",
          name: "days",
          from: "from",
          to: "to",
          label: t("qa.askedAt"),
          first: days.from,
          last: days.to,
        },
        ...(["series", "type", "area", "market"] as const).filter((name) => choices[name].length > 0).map((
          name,
        ) => ({
          kind: "select" as const,
          name,
          label: t(LABELS[name]),
          value: filter[name],
          choices: choices[name],
        })),
        { kind: "text", name: "store", label: t("qa.dealer"), value: filter.store, mono: true },
      ]}
      first={4}
      without={(names) =>
        address({ ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) })}
      clearHref={address({})}
      t={t}
      format={formatOf(ctx)}
    />
  );
}
