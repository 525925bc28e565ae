import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { amountAxis, type ChartSizes, nameAxis, SIZES, SIZES_ACROSS, toneColour } from "./chart_style.ts";
import { type ChartSize, drawChart } from "./draw_chart.ts";
import { FigureTable } from "./FigureTable.tsx";
import { type ChartFigures, toneOf } from "./series.ts";

/** Height of a line of lying bars, in the drawing's units. */
const LINE = 26;

/**
 * Bars of one or several series, side by side or `stacked`; `lying` for long names, the first at the top. Of the axis' names some may be
 * left out where there are many.
 */
export function BarChart({ figures, stacked, lying, across, ...props }: ChartProps & {
  figures: ChartFigures;
  stacked?: boolean;
  lying?: boolean;
  /** It stands in a card across the page. */
  across?: boolean;
}) {
  const { title, format } = props;
  const sizes = lying ? lyingSizes(figures.names.length, across) : across ? SIZES_ACROSS : SIZES;
  const several = figures.series.length > 1;
  return (
    <ChartFrame
      {...props}
      sizes={sizes}
      draw={(size) => drawChart(optionOf(figures, size, { stacked, lying, format: format.number }), size)}
      legend={several
        ? figures.series.map((one, place) => ({ name: one.name, tone: toneOf(one, place) }))
        : []}
      table={<FigureTable figures={figures} title={title} format={format} />}
    />
  );
}

/** How wide a name is at the axis, roughly: wide characters are as wide as the type is high. */
function widthOf(name: string): number {
  return [...name].reduce((width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 11.2 : 6.4), 0);
}

function lyingSizes(lines: number, across = false): ChartSizes {
  const height = Math.max(2, lines) * LINE + 12;
  const sizes = { wide: { width: 640, height }, narrow: { width: 340, height } };
  return across ? { ...sizes, full: { width: 1180, height } } : sizes;
}

function optionOf(
  { names, series }: ChartFigures,
  size: ChartSize,
  { stacked, lying, format }: { stacked?: boolean; lying?: boolean; format: (value: number) => string },
) {
  const shown = lying
    ? { position: "right", color: "var(--ink-2)", fontSize: 11, fontFamily: "inherit" }
    : null;
  const bars = series.map((one, place) => ({
    type: "bar" as const,
    stack: stacked ? "all" : undefined,
    data: [...one.values],
    itemStyle: { color: toneColour(toneOf(one, place)) },
    barMaxWidth: lying ? 14 : 28,
    barMinHeight: 0,
    // The amount stands at the end of a single bar; several have their figures in the table.
    label: shown && series.length === 1
      ? { ...shown, show: true, formatter: ({ value }: { value: unknown }) => format(Number(value)) }
      : { show: false },
  }));
  if (!lying) {
    return {
      grid: { left: 44, right: 8, top: 12, bottom: 26 },
      xAxis: nameAxis(names, size),
      yAxis: amountAxis(format),
      series: bars,
    };
  }
  const labels = Math.min(Math.round(size.width * 0.4), Math.max(...names.map(widthOf), 0) + 18);
  const axis = nameAxis(names, { ...size, width: Infinity });
  return {
    grid: { left: labels, right: 56, top: 4, bottom: 4 },
    xAxis: { ...amountAxis(format), axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: {
      ...axis,
      inverse: true,
      axisLabel: { ...axis.axisLabel, interval: 0, width: labels - 14, overflow: "truncate" },
    },
    series: bars,
  };
}
