import type { ComponentChildren } from "preact";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { type ChartSizes, SIZES, type Tone } from "./chart_style.ts";
import type { ChartSize } from "./draw_chart.ts";

export interface ChartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** What it says in a sentence, for those who do not see it. */
  description: string;
  t: Translate;
  format: Format;
}

/**
 * What every chart has: two drawings of which the fitting one is shown, a name and a sentence for assistive technology, what the tones mean,
 * and the figures as a table.
 */
export function ChartFrame({ id, title, description, draw, sizes = SIZES, legend = [], end, table, t }:
  & Omit<ChartProps, "format">
  & {
    /** What stands inside the `<svg>` of that size. */
    draw: (size: ChartSize) => string;
    sizes?: ChartSizes;
    legend?: readonly { name: string; tone: Tone }[];
    /** In place of the legend. */
    end?: ComponentChildren;
    /** The same figures. */
    table: ComponentChildren;
  }) {
  return (
    <figure class={sizes.full ? "chart chart-across" : "chart"} id={id}>
      {Object.entries(sizes).map(([width, size]: [string, ChartSize]) => (
        <svg
          key={width}
          class={`chart-${width}`}
          role="img"
          aria-labelledby={`${id}-${width}-title ${id}-${width}-desc`}
          viewBox={`0 0 ${size.width} ${size.height}`}
        >
          <title id={`${id}-${width}-title`}>{title}</title>
          <desc id={`${id}-${width}-desc`}>{description}</desc>
          <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: draw(size) }} />
        </svg>
      ))}
      {end}
      {legend.length > 0 && (
        <ul class="chart-legend">
          {legend.map(({ name, tone }) => (
            <li key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="2" fill={`var(--chart-${tone})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details class="chart-figures">
        <summary>{t("charts.figures")}</summary>
        <div class="chart-table" tabIndex={0} role="region" aria-label={`${title}: ${t("charts.figures")}`}>
          {table}
        </div>
      </details>
    </figure>
  );
}
