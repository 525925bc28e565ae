import { BarChart } from "@/components/charts/BarChart.tsx";
import { Card } from "@/components/Card.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QualityFigures } from "@/services/quality/types.ts";

/** What is reported most, by part and by series. */
export function QualityBoard({ figures, state: { ctx } }: { figures: QualityFigures; state: State }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { all } = figures;
  const chart = (id: "parts" | "series", rows: QualityFigures["parts"]) => (
    <Card title={t(`quality.by_${id}`)} class="board-wide">
      {rows.length === 0 ? <p class="note">{t("quality.none")}</p> : (
        <BarChart
          id={id}
          lying
          across
          title={t(`quality.by_${id}`)}
          description={t("quality.chart_says", {
            name: rows[0]!.name || rows[0]!.code,
            count: rows[0]!.reports,
          })}
          t={t}
          format={format}
          figures={{
            axis: t(id === "parts" ? "quality.partNumber" : "quality.seriesCode"),
            names: rows.map(({ code, name }) => name === "" ? code : `${code} ${name}`),
            series: [
              {
                name: t("quality.reports"),
                values: rows.map(({ reports }) =>
                  reports
                ),
              },
              {
                name: t("quality.quantity"),
                values: rows.map(({ quantity }) =>
                  quantity
                ),
              },
            ],
          }}
        />
      )}
    </Card>
  );
  return (
    <>
      <p class="note">
        {t("quality.figures_say", {
          reports: all.reports,
          open: all.open,
          resolved: all.resolved,
          refused: all.refused,
        })}
      </p>
      <div class="board">
        {chart("parts", figures.parts)}
        {chart("series", figures.series)}
      </div>
    </>
  );
}
