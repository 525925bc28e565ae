import type { Tone } from "./chart_style.ts";

/** Amounts of one thing, a value for each name of the axis. */
export interface ChartSeries {
  name: string;
  values: readonly number[];
  /** Left out: the next in turn. */
  tone?: Tone;
}

/** What a chart shows: the same figures stand in the table behind 'Show figures'. */
export interface ChartFigures {
  /** Head of the table's first column: 'Day'. */
  axis: string;
  /** Along the axis, in the reader's words. */
  names: readonly string[];
  series: readonly ChartSeries[];
}

/** The tone of a series by its place. */
export function toneOf({ tone }: ChartSeries, place: number): Tone {
  return tone ?? (place % 6 + 1) as Tone;
}
