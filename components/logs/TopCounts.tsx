import type { ChartProps } from "@/components/charts/ChartFrame.tsx";
import { CountChart } from "./CountChart.tsx";

interface TopCountsProps extends Pick<ChartProps, "t" | "format"> {
  counts: readonly { name: string; count: number }[];
  /** The days that the board is of, in words. */
  days: string;
}

/** The changes that were made most often. */
export function TopChanges({ days, ...props }: TopCountsProps) {
  const { t } = props;
  return (
    <CountChart
      id="changes"
      title={t("logs.top_changes")}
      description={t("logs.top_changes_says", { days })}
      axis={t("logs.operation")}
      series={t("logs.changes")}
      empty={t("logs.no_changes")}
      {...props}
    />
  );
}

/** The pages that were opened most often. */
export function TopPages({ days, ...props }: TopCountsProps) {
  const { t } = props;
  return (
    <CountChart
      id="pages"
      title={t("logs.top_pages")}
      description={t("logs.top_pages_says", { days })}
      axis={t("logs.page")}
      series={t("logs.opened_count")}
      empty={t("logs.nothing_in_period")}
      {...props}
    />
  );
}
