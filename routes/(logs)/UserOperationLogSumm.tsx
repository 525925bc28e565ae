import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { BarChart } from "@/components/charts/BarChart.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { BoardFigures } from "@/components/logs/BoardFigures.tsx";
import { BoardFilters } from "@/components/logs/BoardFilters.tsx";
import { CountChart } from "@/components/logs/CountChart.tsx";
import { TopChanges } from "@/components/logs/TopCounts.tsx";
import { boardQuery, operationHref } from "@/components/logs/log_links.ts";
import { OperationDays } from "@/components/logs/OperationDays.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { listAreas } from "@/services/logs/areas.ts";
import { operationBoard } from "@/services/logs/operation_board.ts";

/** Operations by day, module and kind of person, and what is changed most. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = boardQuery.parse(Object.fromEntries(url.searchParams));
    const [board, areas] = await Promise.all([operationBoard(ctx, query), listAreas(ctx)]);
    return page({ query, board, areas });
  },
});

export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => {
  const { t, lang } = ctx;
  const { query, board, areas } = data;
  const { period, changes, readings } = board;
  const format = formatOf(ctx);
  const shared = { t, format };
  const days = `${format.day(period.from)} – ${format.day(period.to)}`;
  return (
    <>
      <PageHead title={t("page.UserOperationLogSumm")} note={days} crumbs={[{ label: t("nav.logs") }]} flush>
        {may(ctx.actor, "UserOperationLog:view") && (
          <Button href={operationHref(basePath, { ...period })} icon="list">
            {t("page.UserOperationLog")}
          </Button>
        )}
      </PageHead>
      <BoardFilters
        route="UserOperationLogSumm"
        query={query}
        period={period}
        areas={areas}
        by={["module", "userType"]}
        ctx={ctx}
        basePath={basePath}
      />
      <div class="board">
        <BoardFigures
          figures={[
            { name: t("logs.changes"), value: format.number(changes) },
            { name: t("logs.readings"), value: format.number(readings) },
          ]}
        />
        <OperationDays board={board} period={days} lang={lang} {...shared} />
        <Card title={t("logs.by_module")}>
          <BarChart
            id="modules"
            title={t("logs.by_module")}
            description={t("logs.by_module_says", { days })}
            stacked
            lying
            figures={{
              axis: t("logs.module"),
              names: board.modules.map(({ name }) => name),
              series: [
                { name: t("logs.changes"), values: board.modules.map((one) => one.changes) },
                { name: t("logs.readings"), values: board.modules.map((one) => one.readings), tone: 2 },
              ],
            }}
            {...shared}
          />
        </Card>
        <CountChart
          id="user-types"
          title={t("logs.by_user_type")}
          description={t("logs.by_user_type_says", { days })}
          axis={t("logs.user_type")}
          series={t("logs.operations")}
          counts={board.userTypes}
          empty={t("logs.nothing_in_period")}
          {...shared}
        />
        <TopChanges counts={board.topChanges} days={days} {...shared} />
      </div>
    </>
  );
});
