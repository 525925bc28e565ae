/** Centre lines from part to part, drawn only where nothing lies in front of them. */
import type { Visible } from "./raster.ts";
import type { V2, V3 } from "./vector.ts";

export interface Segment {
  from: V2;
  to: V2;
}

/** Lines shorter than this (pixels) are noise between two parts. */
const SHORTEST = 5;
/** A line lying in a surface still counts as visible (pixels of depth). */
const SKIN = .8;

function visibleRuns(a: V3, b: V3, v: Visible): Segment[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * v.fine));
  const runs: Segment[] = [];
  let from: V2 | undefined, to: V2 = [a[0], a[1]];
  const close = () => {
    if (from && Math.hypot(to[0] - from[0], to[1] - from[1]) > SHORTEST) runs.push({ from, to });
    from = undefined;
  };
  for (let i = 0; i <= steps; i++) {
    const at = (k: 0 | 1 | 2) => a[k] + (b[k] - a[k]) * i / steps;
    const cell = Math.round(at(1) * v.fine) * v.width + Math.round(at(0) * v.fine);
    if ((v.depth[cell] ?? -Infinity) < at(2) + SKIN) {
      to = [at(0), at(1)];
      from ??= to;
    } else close();
  }
  close();
  return runs;
}

/** Visible pieces of the lines through the given chains of sheet points (x, y, depth in pixels). */
export function centreLines(chains: V3[][], v: Visible): Segment[] {
  return chains.flatMap((chain) => chain.slice(1).flatMap((b, i) => visibleRuns(chain[i]!, b, v)));
}

/** Points along the segments, a pixel apart, for whoever must keep clear of them. */
export function pointsAlong(segments: Segment[]): V2[] {
  return segments.flatMap(({ from, to }) => {
    const n = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
    return Array.from({ length: n + 1 }, (_, i): V2 => [
      from[0] + (to[0] - from[0]) * i / n,
      from[1] + (to[1] - from[1]) * i / n,
    ]);
  });
}
