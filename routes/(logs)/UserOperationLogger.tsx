import { page } from "fresh";
import { Card } from "@/components/Card.tsx";
import { dayNames } from "@/components/charts/axis_words.ts";
import { LineChart } from "@/components/charts/LineChart.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { BoardFilters } from "@/components/logs/BoardFilters.tsx";
import { CountChart } from "@/components/logs/CountChart.tsx";
import { TopPages } from "@/components/logs/TopCounts.tsx";
import { PeopleTable } from "@/components/logs/PeopleTable.tsx";
import { boardQuery } from "@/components/logs/log_links.ts";
import { define } from "@/define.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { listAreas } from "@/services/logs/areas.ts";
import { useBoard } from "@/services/logs/use_board.ts";

/** The use of functions: which pages and calls, how often, by whom, and how that goes on. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = boardQuery.parse(Object.fromEntries(url.searchParams));
    const [board, areas] = await Promise.all([useBoard(ctx, query), listAreas(ctx)]);
    return page({ query, board, areas });
  },
});

export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => {
  const { t, lang } = ctx;
  const { query, board, areas } = data;
  const { period } = board;
  const format = formatOf(ctx);
  const shared = { t, format };
  const days = `${format.day(period.from)} – ${format.day(period.to)}`;
  const names = dayNames(lang, board.days.map(({ day }) => day));
  return (
    <>
      <PageHead title={t("page.UserOperationLogger")} note={days} crumbs={[{ label: t("nav.logs") }]} flush />
      <BoardFilters
        route="UserOperationLogger"
        query={query}
        period={period}
        areas={areas}
        by={["module", "userType"]}
        ctx={ctx}
        basePath={basePath}
      />
      <div class="board">
        <Card title={t("logs.uses_by_day")} note={t("logs.store_zone")}>
          <LineChart
            id="uses"
            title={t("logs.uses_by_day")}
            description={t("logs.uses_by_day_says", { days })}
            figures={{
              axis: t("logs.day"),
              names,
              series: [{ name: t("logs.uses"), values: board.days.map(({ hits }) => hits) }],
            }}
            {...shared}
          />
        </Card>
        <Card title={t("logs.people_by_day")} note={t("logs.store_zone")}>
          <LineChart
            id="people"
            title={t("logs.people_by_day")}
            description={t("logs.people_by_day_says", { days })}
            figures={{
              axis: t("logs.day"),
              names,
              series: [{ name: t("logs.people"), values: board.days.map(({ people }) => people) }],
            }}
            {...shared}
          />
        </Card>
        <TopPages counts={board.pages} days={days} {...shared} />
        <CountChart
          id="calls"
          title={t("logs.top_calls")}
          description={t("logs.top_calls_says", { days })}
          axis={t("logs.operation")}
          series={t("logs.uses")}
          counts={board.calls}
          empty={t("logs.nothing_in_period")}
          {...shared}
        />
        <Card title={t("logs.by_whom")} class="board-wide" bare={board.people.length > 0}>
          {board.people.length > 0
            ? <PeopleTable people={board.people} period={period} ctx={ctx} basePath={basePath} />
            : <p class="text-ink-2">{t("logs.nothing_in_period")}</p>}
        </Card>
      </div>
    </>
  );
});
