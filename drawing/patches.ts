/** Parts that surround each other (a spring round a strut) cannot be painted in any order: find what to repaint. */
import { EMPTY, type Visible, type Window } from "./raster.ts";
import { traceCells } from "./trace.ts";

/** Fewer wrongly hidden cells than this are raster noise along touching faces. */
const LEAST_CELLS = 24;

/** Regions (pixels) in which a part is nearest but a part painted later covers it. */
export function surroundings(
  windows: Window[],
  visible: Visible,
  order: number[],
): { part: number; region: number[][][] }[] {
  const rank = new Map(order.map((part, position) => [part, position]));
  const painted = new Int16Array(visible.part.length).fill(-1);
  for (const part of order) {
    const w = windows[part]!;
    for (let y = 0; y < w.height; y++) {
      for (let x = 0; x < w.width; x++) {
        if (w.depth[y * w.width + x] !== EMPTY) painted[(y + w.y) * visible.width + x + w.x] = part;
      }
    }
  }
  return [...order].sort((a, b) => rank.get(a)! - rank.get(b)!).flatMap((part) => {
    const w = windows[part]!;
    const wrong = (x: number, y: number) => {
      const cell = (y + w.y) * visible.width + x + w.x;
      return visible.part[cell] === part && painted[cell] !== part;
    };
    let cells = 0;
    for (let y = 0; y < w.height; y++) for (let x = 0; x < w.width; x++) if (wrong(x, y)) cells++;
    if (cells < LEAST_CELLS) return [];
    // One cell wider than the region, so that the repainted outline is not cut in half.
    const near = (x: number, y: number) =>
      wrong(x, y) || wrong(x - 1, y) || wrong(x + 1, y) || wrong(x, y - 1) || wrong(x, y + 1);
    const region = traceCells(near, w.width, w.height, LEAST_CELLS, .6)
      .map((ring) => ring.map(([x, y]) => [(x! + w.x) / visible.fine, (y! + w.y) / visible.fine]));
    return region.length ? [{ part, region }] : [];
  });
}
