/** Outlines of a set of raster cells as closed polygons. */
import { areaOf, simplifyRing } from "./simplify.ts";

/**
 * Polygons round the marked cells, in cells, outer ones and holes turning opposite ways.
 * Cell (x, y) covers the square from (x - 0.5, y - 0.5); smaller than `least` cells is left out.
 */
export function traceCells(
  marked: (x: number, y: number) => boolean,
  width: number,
  height: number,
  least: number,
  tolerance: number,
): number[][][] {
  const stride = width + 1;
  /** directed border steps, the marked cell on their right, by their start corner */
  const steps = new Map<number, number[]>();
  const step = (ax: number, ay: number, bx: number, by: number) => {
    const from = ay * stride + ax;
    steps.set(from, [...(steps.get(from) ?? []), by * stride + bx]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!marked(x, y)) continue;
      if (!marked(x, y - 1)) step(x, y, x + 1, y);
      if (!marked(x + 1, y)) step(x + 1, y, x + 1, y + 1);
      if (!marked(x, y + 1)) step(x + 1, y + 1, x, y + 1);
      if (!marked(x - 1, y)) step(x, y + 1, x, y);
    }
  }
  const rings: number[][][] = [];
  for (const start of steps.keys()) {
    while (steps.get(start)?.length) {
      const corners: number[] = [];
      for (let at = start;;) {
        corners.push(at);
        at = steps.get(at)!.pop()!;
        if (at === start) break;
      }
      // Midpoints of the border steps: a slope of cells becomes a straight line instead of stairs.
      const ring = corners.map((c, i) => {
        const n = corners[(i + 1) % corners.length]!;
        return [
          (c % stride + n % stride) / 2 - .5,
          (Math.floor(c / stride) + Math.floor(n / stride)) / 2 - .5,
        ];
      });
      const simple = simplifyRing(ring, tolerance);
      if (simple.length > 2 && Math.abs(areaOf(simple)) >= least) rings.push(simple);
    }
  }
  return rings;
}
