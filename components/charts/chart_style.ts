import type { ChartSize } from "./draw_chart.ts";

/** Drawings of one chart, of which the style sheet shows the one that fits: for a phone, for a card, for a card across the page. */
export interface ChartSizes {
  narrow: ChartSize;
  wide: ChartSize;
  full?: ChartSize;
}

export const SIZES: ChartSizes = {
  narrow: { width: 340, height: 220 },
  wide: { width: 640, height: 240 },
};

export const SIZES_ACROSS: ChartSizes = { ...SIZES, full: { width: 1180, height: 260 } };

/** Tones of series: `1` to `6` in turn; a failure is the one state that a chart may colour. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | "err" | "ok";

/** Custom property of a tone (styles/chart.css). */
export function toneColour(tone: Tone): string {
  return `var(--chart-${tone})`;
}

const LABEL = { color: "var(--ink-3)", fontSize: 11, fontFamily: "inherit" };

/** Axis of names or days: no ticks, a thin line. */
export function nameAxis(names: readonly string[], size: ChartSize, format?: (name: string) => string) {
  return {
    type: "category" as const,
    data: [...names],
    axisTick: { show: false },
    axisLine: { lineStyle: { color: "var(--line-2)" } },
    axisLabel: { ...LABEL, hideOverlap: true, margin: 8, ...(format ? { formatter: format } : {}) },
    splitArea: { show: false },
    // Labels of some days stand for those between them.
    ...(names.length > size.width / 40
      ? { axisLabel: { ...LABEL, margin: 8, interval: everySo(names.length, size.width / 64) } }
      : {}),
  };
}

function everySo(count: number, places: number): number {
  return Math.max(0, Math.ceil(count / places) - 1);
}

/** Axis of amounts: whole numbers from zero, a faint line each. */
export function amountAxis(format: (value: number) => string) {
  return {
    type: "value" as const,
    min: 0,
    minInterval: 1,
    splitNumber: 4,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: "var(--line)" } },
    axisLabel: { ...LABEL, formatter: format },
  };
}
