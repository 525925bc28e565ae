import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { amountAxis, nameAxis, toneColour } from "./chart_style.ts";
import { type ChartSize, drawChart } from "./draw_chart.ts";
import { FigureTable } from "./FigureTable.tsx";
import { type ChartFigures, toneOf } from "./series.ts";

/** Lines over days or months. */
export function LineChart({ figures, ...props }: ChartProps & { figures: ChartFigures }) {
  const { title, format } = props;
  return (
    <ChartFrame
      {...props}
      draw={(size) => drawChart(optionOf(figures, size, format.number), size)}
      legend={figures.series.length > 1
        ? figures.series.map((one, place) => ({ name: one.name, tone: toneOf(one, place) }))
        : []}
      table={<FigureTable figures={figures} title={title} format={format} />}
    />
  );
}

function optionOf({ names, series }: ChartFigures, size: ChartSize, format: (value: number) => string) {
  return {
    grid: { left: 44, right: 12, top: 12, bottom: 26 },
    xAxis: { ...nameAxis(names, size), boundaryGap: names.length === 1 },
    yAxis: amountAxis(format),
    series: series.map((one, place) => {
      const color = toneColour(toneOf(one, place));
      return {
        type: "line" as const,
        data: [...one.values],
        // A single day is a point, more of them a line.
        showSymbol: names.length === 1,
        symbolSize: 6,
        lineStyle: { color, width: 1.75 },
        itemStyle: { color },
        // Two lines of one colour in print still differ.
        ...(place > 0 ? { lineStyle: { color, width: 1.75, type: place % 2 ? "dashed" : "dotted" } } : {}),
      };
    }),
  };
}
