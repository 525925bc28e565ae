import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { BoardFigures } from "@/components/logs/BoardFigures.tsx";
import { TopChanges, TopPages } from "@/components/logs/TopCounts.tsx";
import { HoursChart } from "@/components/logs/HoursChart.tsx";
import { boardQuery, loginHref, operationHref } from "@/components/logs/log_links.ts";
import { OperationDays } from "@/components/logs/OperationDays.tsx";
import { PersonFilters } from "@/components/logs/PersonFilters.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { periodOf } from "@/services/logs/board_source.ts";
import { personBoard } from "@/services/logs/person_board.ts";

/** What one person did over time (`user=wang`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = boardQuery.parse(Object.fromEntries(url.searchParams));
    const board = query.user ? await personBoard(ctx, { ...query, user: query.user }) : null;
    return page({ query, board, period: periodOf(ctx, query) });
  },
});

export default define.page<typeof handler>(({ data, state: { ctx, basePath } }) => {
  const { t, lang } = ctx;
  const { query, board, period } = data;
  const format = formatOf(ctx);
  const shared = { t, format };
  const days = `${format.day(period.from)} – ${format.day(period.to)}`;
  const crumbs = [{ label: t("nav.logs") }, {
    label: t("page.UserOperationLogger"),
    href: `${basePath}/UserOperationLogger`,
  }];
  const filters = <PersonFilters query={query} period={period} ctx={ctx} basePath={basePath} />;
  if (!board) {
    return (
      <>
        <PageHead title={t("page.UserOperationLoggerUser")} crumbs={crumbs} flush />
        {filters}
        <Empty title={t(query.user ? "logs.no_person" : "logs.choose_person")} drawing="list">
          {t(query.user ? "logs.no_person_why" : "logs.choose_person_why")}
        </Empty>
      </>
    );
  }
  const { userCode, changes, readings } = board;
  return (
    <>
      <PageHead title={board.fullName} note={<span class="mono">{userCode}</span>} crumbs={crumbs} flush>
        {may(ctx.actor, "UserOperationLog:view") && (
          <Button href={operationHref(basePath, { user: userCode, ...period })} icon="list">
            {t("page.UserOperationLog")}
          </Button>
        )}
        {may(ctx.actor, "UserLoginList:view") && (
          <Button href={loginHref(basePath, { user: userCode })} icon="log-in">
            {t("page.UserLoginList")}
          </Button>
        )}
      </PageHead>
      {filters}
      <div class="board">
        <BoardFigures
          figures={[
            { name: t("logs.readings"), value: format.number(readings) },
            { name: t("logs.changes"), value: format.number(changes) },
            {
              name: t("logs.active_days"),
              value: format.number(board.activeDays),
              note: t("logs.of_days", { count: board.days.length }),
            },
            {
              name: t("logs.last_login"),
              value: board.lastLoginAt
                ? <time class="board-moment">{format.moment(board.lastLoginAt)}</time>
                : "–",
              note: board.storeName ?? undefined,
            },
          ]}
        />
        <OperationDays board={board} period={days} lang={lang} {...shared} />
        <HoursChart
          id="hours"
          title={t("logs.person_by_hour")}
          description={t("logs.by_hour_says", { days })}
          hours={board.hours}
          lang={lang}
          {...shared}
        />
        <TopPages counts={board.pages} days={days} {...shared} />
        <TopChanges counts={board.topChanges} days={days} {...shared} />
      </div>
    </>
  );
});
