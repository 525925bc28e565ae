import { fillText } from "@/islands/fill_text.ts";
import type { RunMark, Sample, WatchedSignal } from "@/services/diagnosis/runs/types.ts";
import { extentOf, pathOf, PLOT, pointsOf, spanOf } from "./plot_lines.ts";

/** Words of a plot; braces of `plot` are filled by it. */
export interface PlotWords {
  now: string;
  least: string;
  most: string;
  other: string;
  plot: string;
  waits: string;
}

/** One value over the seconds of a run: what it is now, its lowest and highest, marks, and the same of a run that it is compared with. */
export function RunPlot({ signal, samples, marks, compared, words, number }: {
  signal: WatchedSignal;
  samples: readonly Sample[];
  marks: readonly RunMark[];
  compared: readonly Sample[];
  words: PlotWords;
  number: (value: number) => string;
}) {
  const { identifier, name, unit } = signal;
  const points = pointsOf(samples, identifier);
  const others = pointsOf(compared, identifier);
  const span = spanOf([...points, ...others]);
  if (!span) {
    return (
      <figure class="vds-plot">
        <figcaption>{name}</figcaption>
        <p class="note">{words.waits}</p>
      </figure>
    );
  }
  const seconds = Math.max(points.at(-1)?.seconds ?? 0, others.at(-1)?.seconds ?? 0, 1);
  const own = extentOf(points);
  const said: Record<string, string> = {
    name,
    unit: unit ?? "",
    from: number(own?.from ?? span.from),
    to: number(own?.to ?? span.to),
    seconds: number(Math.round(seconds)),
  };
  return (
    <figure class="vds-plot">
      <figcaption>
        <b>{name}</b>
        {own && (
          <span class="vds-plot-now">
            <span class="off-screen">{words.now}</span>
            <output class="mono">{number(points.at(-1)!.value)}</output>
            {unit && `\u00a0${unit}`}
          </span>
        )}
        {own && (
          <span class="note">
            {words.least} {number(own.from)} · {words.most} {number(own.to)}
          </span>
        )}
        {others.length > 0 && <span class="note vds-plot-other">{words.other}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fillText(words.plot, said)}
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <line
            key={share}
            class="vds-plot-grid"
            x1="0"
            x2={PLOT.width}
            y1={share * PLOT.height}
            y2={share * PLOT.height}
          />
        ))}
        {marks.map((mark, index) => (
          <line
            key={index}
            class="vds-plot-mark"
            x1={mark.seconds / seconds * PLOT.width}
            x2={mark.seconds / seconds * PLOT.width}
            y1="0"
            y2={PLOT.height}
          />
        ))}
        {others.length > 0 && <path class="vds-plot-compared" d={pathOf(others, span, seconds)} />}
        <path class="vds-plot-line" d={pathOf(points, span, seconds)} />
      </svg>
      <p class="vds-plot-axis" aria-hidden="true">
        {[0, Math.round(seconds)].map((at) => <span key={at}>{`${number(at)}\u00a0s`}</span>)}
      </p>
    </figure>
  );
}
