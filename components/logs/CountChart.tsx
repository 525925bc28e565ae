import { BarChart } from "@/components/charts/BarChart.tsx";
import type { ChartProps } from "@/components/charts/ChartFrame.tsx";
import { Card } from "@/components/Card.tsx";

/** A card with lying bars of names and their counts, or a sentence when there are none. */
export function CountChart({ counts, axis, series, empty, ...props }: ChartProps & {
  counts: readonly { name: string; count: number }[];
  axis: string;
  series: string;
  empty: string;
}) {
  return (
    <Card title={props.title}>
      {counts.length === 0 ? <p class="text-ink-2">{empty}</p> : (
        <BarChart
          {...props}
          lying
          figures={{
            axis,
            names: counts.map(({ name }) => name),
            series: [{ name: series, values: counts.map(({ count }) => count) }],
          }}
        />
      )}
    </Card>
  );
}
