/** A trend in 60 x 20 px with a dot at its end. Says nothing by itself: the figure and its change stand beside as text. */
export function Sparkline({ values, tone }: { values: readonly number[]; tone?: "warn" | "err" }) {
  const points = sparkPoints(values, 60, 20);
  const end = points.at(-1);
  if (!end) return null;
  return (
    <svg class={tone ? `spark spark-${tone}` : "spark"} viewBox="0 0 60 20" aria-hidden="true">
      <polyline points={points.map(([x, y]) => `${x},${y}`).join(" ")} />
      <circle cx={end[0]} cy={end[1]} r="2" />
    </svg>
  );
}

/** Values spread over the width and between 2 px from top and bottom; a flat row runs through the middle. */
export function sparkPoints(values: readonly number[], width: number, height: number): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(values.length > 1 ? index * step : width),
    round(span === 0 ? height / 2 : height - 2 - ((value - low) / span) * (height - 4)),
  ]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
