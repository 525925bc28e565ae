/** The order in which parts are painted, farthest first, so that each may hide what lies behind it. */
import { EMPTY, type Window } from "./raster.ts";

/**
 * `cells[a][b]`: number of cells in which part a lies in front of part b.
 *
 * @param together whether two parts are ever seen together
 */
export function overlaps(
  windows: Window[],
  together: (a: number, b: number) => boolean = () => true,
): number[][] {
  const cells = windows.map(() => new Array<number>(windows.length).fill(0));
  windows.forEach((a, i) =>
    windows.slice(i + 1).forEach((b, offset) => {
      const j = i + 1 + offset;
      if (!together(i, j)) return;
      const x0 = Math.max(a.x, b.x), x1 = Math.min(a.x + a.width, b.x + b.width);
      const y0 = Math.max(a.y, b.y), y1 = Math.min(a.y + a.height, b.y + b.height);
      for (let y = y0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const da = a.depth[(y - a.y) * a.width + x - a.x]!;
          const db = b.depth[(y - b.y) * b.width + x - b.x]!;
          if (da === EMPTY || db === EMPTY) continue;
          if (da > db) cells[i]![j]!++;
          else cells[j]![i]!++;
        }
      }
    })
  );
  return cells;
}

/**
 * Indices from back to front. A part is painted once nothing left lies mostly behind it; where parts
 * surround each other (a ring on a shaft) the one that wrongly hides the fewest cells goes first, and
 * equals go by depth. `depth[i]` is the mean depth of part i, larger is nearer.
 */
export function paintOrder(cells: number[][], depth: number[]): number[] {
  const left = new Set(depth.keys());
  const order: number[] = [];
  /** cells that would come out wrong if `a` were painted before all that is left */
  const wrong = (a: number) =>
    [...left].reduce((sum, b) => sum + Math.max(0, cells[a]![b]! - cells[b]![a]!), 0);
  while (left.size) {
    const ranked = [...left].map((i) => ({ i, wrong: wrong(i) }));
    ranked.sort((a, b) => a.wrong - b.wrong || depth[a.i]! - depth[b.i]! || a.i - b.i);
    order.push(ranked[0]!.i);
    left.delete(ranked[0]!.i);
  }
  return order;
}
