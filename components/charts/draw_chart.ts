import { BarChart, HeatmapChart, LineChart } from "echarts/charts";
import { GridComponent, VisualMapComponent } from "echarts/components";
import { type EChartsCoreOption, init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { tidySvg } from "./tidy_svg.ts";

use([BarChart, LineChart, HeatmapChart, GridComponent, VisualMapComponent, SVGRenderer]);

/** Size of a drawing in its own units; on the page it is as wide as its place. */
export interface ChartSize {
  width: number;
  height: number;
}

/** Drawings kept: a board that is opened again with the same figures is not drawn again. */
const KEPT = 300;
const kept = new Map<string, string>();

/**
 * Draws a chart on the server with Apache ECharts: what stands inside an `<svg>` of that size. Colours are custom properties of the
 * themes, so that one drawing is right on light and dark ground. No scripts, styles or ids are in it.
 */
export function drawChart(option: EChartsCoreOption, size: ChartSize): string {
  const key = JSON.stringify([size, option]);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const chart = init(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    chart.setOption({ animation: false, silent: true, ...option });
    const drawn = tidySvg(chart.renderToSVGString());
    kept.set(key, drawn);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return drawn;
  } finally {
    chart.dispose();
  }
}
