import { Card } from "@/components/Card.tsx";
import { LineChart } from "@/components/charts/LineChart.tsx";
import { BoardFigures } from "@/components/logs/BoardFigures.tsx";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { ScoreSummary } from "@/services/scores/my_score.ts";

/** Total, rank and the way to the next one, and how the total went over the months. */
export function ScoreFigures({ score, ctx }: { score: ScoreSummary; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { total, thisMonth, rank, next, ranks, trend } = score;
  return (
    <>
      <BoardFigures
        figures={[
          { name: t("scores.total"), value: format.number(total) },
          {
            name: t("scores.rank"),
            value: rank.name,
            note: t("scores.rank_of", {
              place: ranks.findIndex(({ code }) => code === rank.code) + 1,
              all: ranks.length,
            }),
          },
          { name: t("scores.this_month"), value: format.number(thisMonth) },
        ]}
      />
      <Card title={t("scores.way")}>
        <p>
          {next === null ? t("scores.highest") : t("scores.to_next", {
            points: Math.round((next.points - total) * 10) / 10,
            rank: next.name,
          })}
        </p>
        <ol class="rank-steps" aria-label={t("scores.ranks")}>
          {ranks.map((one) => (
            <li
              key={one.code}
              data-reached={total >= one.points ? "" : undefined}
              aria-current={one.code === rank.code ? "step" : undefined}
            >
              <b>{one.name}</b>
              <span class="num">{format.number(one.points)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t("scores.trend")} note={t("scores.trend_note")}>
        <LineChart
          id="score-trend"
          title={t("scores.trend")}
          description={t("scores.trend_says", {
            from: format.month(trend[0]!.month),
            points: trend[0]!.total,
            total,
          })}
          figures={{
            axis: t("scores.month"),
            names: trend.map(({ month }) => format.month(month)),
            series: [
              { name: t("scores.total"), values: trend.map((one) => one.total) },
              { name: t("scores.in_month"), values: trend.map(({ points }) => points) },
            ],
          }}
          t={t}
          format={format}
        />
      </Card>
    </>
  );
}
