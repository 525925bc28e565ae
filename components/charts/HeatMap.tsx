import type { Format } from "@/kernel/texts/format.ts";
import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { nameAxis } from "./chart_style.ts";
import { type ChartSize, drawChart } from "./draw_chart.ts";

/** Amounts by two things: `values[row][column]`. */
export interface HeatFigures {
  /** Head of the rows in the table of figures: 'Weekday'. */
  axis: string;
  rows: readonly string[];
  columns: readonly string[];
  values: readonly (readonly number[])[];
}

/** Steps of the scale above nothing: each is a share of the highest amount. */
const STEPS = 5;

/** A field of amounts, the darker the more; the scale stands below. */
export function HeatMap({ figures, ...props }: ChartProps & { figures: HeatFigures }) {
  const most = Math.max(0, ...figures.values.flat());
  const sizes = {
    wide: { width: 640, height: figures.rows.length * 26 + 30 },
    narrow: { width: 340, height: figures.rows.length * 24 + 30 },
  };
  return (
    <ChartFrame
      {...props}
      sizes={sizes}
      draw={(size) => drawChart(optionOf(figures, most, size), size)}
      end={<Scale most={most} format={props.format} />}
      table={<HeatTable figures={figures} title={props.title} format={props.format} />}
    />
  );
}

function optionOf({ rows, columns, values }: HeatFigures, most: number, size: ChartSize) {
  const rowAxis = nameAxis(rows, { ...size, width: Infinity });
  return {
    grid: { left: 44, right: 4, top: 4, bottom: 24 },
    xAxis: nameAxis(columns, size),
    yAxis: { ...rowAxis, inverse: true, axisLine: { show: false } },
    visualMap: { show: false, min: 0, max: Math.max(1, most), inRange: { opacity: 1 } },
    series: [{
      type: "heatmap" as const,
      data: values.flatMap((line, row) =>
        line.map((value, column) => ({
          value: [column, row, value],
          itemStyle: {
            color: `var(--heat-${stepOf(value, most)})`,
            borderColor: "var(--surface)",
            borderWidth: 2,
          },
        }))
      ),
    }],
  };
}

/** 0 for nothing, then 1 to 5 by the share of the highest. */
export function stepOf(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(STEPS, Math.ceil(value / most * STEPS));
}

function Scale({ most, format }: { most: number; format: Format }) {
  return (
    <div class="chart-scale" aria-hidden="true">
      <span>0</span>
      <svg viewBox="0 0 96 10">
        {Array.from(
          { length: STEPS + 1 },
          (_, step) => <rect key={step} x={step * 16} width="15" height="10" fill={`var(--heat-${step})`} />,
        )}
      </svg>
      <span class="num">{format.number(most)}</span>
    </div>
  );
}

function HeatTable({ figures, title, format }: { figures: HeatFigures; title: string; format: Format }) {
  return (
    <table class="table">
      <caption class="off-screen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{figures.axis}</th>
          {figures.columns.map((name) => <th key={name} scope="col" class="num">{name}</th>)}
        </tr>
      </thead>
      <tbody>
        {figures.rows.map((name, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.columns.map((column, place) => (
              <td key={column} class="num">{format.number(figures.values[row]?.[place] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
