import { Card } from "@/components/Card.tsx";
import { dayNames } from "@/components/charts/axis_words.ts";
import { BarChart } from "@/components/charts/BarChart.tsx";
import type { ChartProps } from "@/components/charts/ChartFrame.tsx";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { OperationBoard } from "@/services/logs/operation_board.ts";

/** A card over the whole board: changes and readings day by day. `period` is said in its sentence. */
export function OperationDays({ board, period, lang, t, format }: Pick<ChartProps, "t" | "format"> & {
  board: Pick<OperationBoard, "days" | "changes" | "readings">;
  period: string;
  lang: Lang;
}) {
  const { days, changes, readings } = board;
  return (
    <Card title={t("logs.by_day")} note={t("logs.store_zone")} class="board-wide">
      <BarChart
        across
        stacked
        id="days"
        title={t("logs.by_day")}
        description={t("logs.operations_by_day_says", { days: period, changes, readings })}
        figures={{
          axis: t("logs.day"),
          names: dayNames(lang, days.map(({ day }) => day)),
          series: [
            { name: t("logs.changes"), values: days.map((one) => one.changes) },
            { name: t("logs.readings"), values: days.map((one) => one.readings), tone: 2 },
          ],
        }}
        t={t}
        format={format}
      />
    </Card>
  );
}
