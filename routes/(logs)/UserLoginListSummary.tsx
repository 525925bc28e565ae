import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { dayNames } from "@/components/charts/axis_words.ts";
import { BarChart } from "@/components/charts/BarChart.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { BoardFigures } from "@/components/logs/BoardFigures.tsx";
import { BoardFilters } from "@/components/logs/BoardFilters.tsx";
import { CountChart } from "@/components/logs/CountChart.tsx";
import { HoursChart } from "@/components/logs/HoursChart.tsx";
import { boardQuery, loginHref } from "@/components/logs/log_links.ts";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatIn, formatOf } from "@/kernel/texts/format.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { listAreas } from "@/services/logs/areas.ts";
import { loginBoard } from "@/services/logs/login_board.ts";

/** Logins by day, store, area and hour, and why tries failed. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = boardQuery.parse(Object.fromEntries(url.searchParams));
    const [board, areas] = await Promise.all([loginBoard(ctx, query), listAreas(ctx)]);
    return page({ query, board, areas });
  },
});

export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => {
  const { t, lang } = ctx;
  const { query, board, areas } = data;
  const { period, passed, failed } = board;
  const format = formatOf(ctx);
  const shared = { t, format };
  const days = format.day(period.from) + " – " + format.day(period.to);
  const counted = (all: typeof board.topStores) => ({
    names: all.map(({ name }) => name),
    series: [
      { name: t("logs.passed"), values: all.map((one) => one.passed) },
      { name: t("logs.failed"), values: all.map((one) => one.failed), tone: "err" as const },
    ],
  });
  return (
    <>
      <PageHead title={t("page.UserLoginListSummary")} note={days} crumbs={[{ label: t("nav.logs") }]} flush>
        {may(ctx.actor, "UserLoginList:view") && (
          <Button href={loginHref(basePath, { ...period })} icon="list">{t("page.UserLoginList")}</Button>
        )}
      </PageHead>
      <BoardFilters
        route="UserLoginListSummary"
        query={query}
        period={period}
        areas={areas}
        by={["edition"]}
        ctx={ctx}
        basePath={basePath}
      />
      <div class="board">
        <BoardFigures
          figures={[
            { name: t("logs.passed"), value: format.number(passed) },
            {
              name: t("logs.failed"),
              value: format.number(failed),
              note: share(failed, passed + failed, lang),
            },
            { name: t("logs.active_stores"), value: format.number(board.stores) },
          ]}
        />
        <Card title={t("logs.by_day")} note={t("logs.store_zone")} class="board-wide">
          <BarChart
            across
            id="days"
            title={t("logs.by_day")}
            description={t("logs.by_day_says", { days, passed, failed })}
            stacked
            figures={{
              axis: t("logs.day"),
              names: dayNames(lang, board.days.map(({ day }) => day)),
              series: [
                { name: t("logs.passed"), values: board.days.map((one) => one.passed) },
                { name: t("logs.failed"), values: board.days.map((one) => one.failed), tone: "err" },
              ],
            }}
            {...shared}
          />
        </Card>
        <HoursChart
          id="hours"
          title={t("logs.by_hour")}
          description={t("logs.by_hour_says", { days })}
          hours={board.hours}
          lang={lang}
          {...shared}
        />
        <CountChart
          id="failures"
          title={t("logs.failures")}
          description={t("logs.failures_says", { count: failed })}
          axis={t("logs.result")}
          series={t("logs.failed")}
          counts={board.failures}
          empty={t("logs.no_failures")}
          {...shared}
        />
        <Card title={t("logs.by_area")}>
          <BarChart
            id="areas"
            title={t("logs.by_area")}
            description={t("logs.by_area_says", { days })}
            stacked
            lying
            figures={{ axis: t("logs.area"), ...counted(board.areas) }}
            {...shared}
          />
        </Card>
        <Card title={t("logs.by_store")} note={t("logs.top", { count: board.topStores.length })}>
          <BarChart
            id="stores"
            title={t("logs.by_store")}
            description={t("logs.by_store_says", { days })}
            stacked
            lying
            figures={{ axis: t("logs.store"), ...counted(board.topStores) }}
            {...shared}
          />
        </Card>
      </div>
    </>
  );
});

function share(part: number, whole: number, lang: Lang): string | undefined {
  if (whole === 0) return undefined;
  return formatIn(lang, "UTC").percent(part / whole);
}
