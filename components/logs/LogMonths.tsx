import { Card } from "@/components/Card.tsx";
import { BarChart } from "@/components/charts/BarChart.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { type Log, type LogMonth, LOGS } from "@/services/logs/old_logs.ts";

const MIB = 1024 * 1024;
const NAMES: Record<Log, string> = { login_log: "logs.logins", operation_log: "logs.operations" };

/** How large each month of the logs is, and how many lines it holds. */
export function LogMonths(
  { months, t, format }: { months: readonly LogMonth[]; t: Translate; format: Format },
) {
  const kept = [...new Set(months.map(({ month }) => month))];
  const of = (log: Log, month: string | null) => months.find((one) => one.log === log && one.month === month);
  const nameOf = (month: string | null) => month === null ? t("logs.outside_months") : format.month(month);
  // Tenths of a mebibyte, as the axis counts in whole steps.
  const size = (log: Log, month: string | null) => Math.round((of(log, month)?.bytes ?? 0) / MIB * 10) / 10;
  return (
    <Card title={t("logs.sizes")} class="board-wide">
      <BarChart
        across
        id="sizes"
        title={t("logs.sizes")}
        description={t("logs.sizes_says", { count: kept.length })}
        stacked
        figures={{
          axis: t("logs.month"),
          names: kept.map(nameOf),
          series: LOGS.map((log) => ({
            name: t("logs.mib_of", { log: t(NAMES[log]) }),
            values: kept.map((month) => size(log, month)),
          })),
        }}
        t={t}
        format={format}
      />
      <p class="text-meta text-ink-3">
        {t("logs.lines_in_all", { rows: months.reduce((sum, { rows }) => sum + rows, 0) })}
      </p>
    </Card>
  );
}
