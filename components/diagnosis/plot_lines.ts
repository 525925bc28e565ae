/** A value at a second. */
export interface Point {
  seconds: number;
  value: number;
}

/** What an axis spans. */
export interface Span {
  from: number;
  to: number;
}

/** Space of a plot, in units of its drawing. */
export const PLOT = { width: 600, height: 120 } as const;
/** A pause this many times longer than the usual one is a gap: what was not measured is not drawn. */
const GAP = 3;

/** Points of one value of samples. */
export function pointsOf(
  samples: readonly { seconds: number; values: Readonly<Record<string, number>> }[],
  identifier: string,
): Point[] {
  return samples.flatMap(({ seconds, values }) => {
    const value = values[identifier];
    return value === undefined ? [] : [{ seconds, value }];
  });
}

/** The lowest and the highest value. Null: there are none. */
export function extentOf(points: readonly Point[]): Span | null {
  if (points.length === 0) return null;
  let from = Infinity, to = -Infinity;
  for (const { value } of points) {
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return { from, to };
}

/** What values span, with room above and below; a value that never changes has room too. Null: there are none. */
export function spanOf(points: readonly Point[]): Span | null {
  const extent = extentOf(points);
  if (!extent) return null;
  const { from, to } = extent;
  const room = (to - from) * 0.08 || Math.max(Math.abs(to) * 0.02, 0.5);
  return { from: from - room, to: to + room };
}

/** The path of a line through points, broken where nothing was measured for a while. */
export function pathOf(points: readonly Point[], span: Span, seconds: number): string {
  const x = (at: number) => round(at / (seconds || 1) * PLOT.width);
  const y = (value: number) => round((1 - (value - span.from) / (span.to - span.from)) * PLOT.height);
  const usual = usualPause(points);
  return points.map(({ seconds: at, value }, index) => {
    const before = points[index - 1];
    const isBroken = !before || at - before.seconds > usual * GAP;
    return `${isBroken ? "M" : "L"}${x(at)} ${y(value)}`;
  }).join("");
}

/** The pause that half of all points have at most. */
function usualPause(points: readonly Point[]): number {
  const pauses = points.slice(1).map(({ seconds }, index) => seconds - points[index]!.seconds);
  return pauses.sort((a, b) => a - b)[Math.floor(pauses.length / 2)] ?? Infinity;
}

const round = (value: number) => Math.round(value * 10) / 10;
