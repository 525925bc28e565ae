/** Parts that surround each other (a spring round a strut) cannot be painted in any order: find what to repaint. */
import { EMPTY, type Visible, type Window } from "./raster.ts";
import { traceCells } from "./trace.ts";

/** Fewer wrongly hidden cells than this are raster noise along touching faces. */
const MIN_CELLS = 24;

/** Cells by which a region is widened: more than half an outline. */
const SPREAD = 3;

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
    if (cells < MIN_CELLS) return [];
    /** Half the outline of a nearer part lies on this cell: it must stay. */
    const borders = (x: number, y: number) =>
      [[-1, 0], [1, 0], [0, -1], [0, 1]].some(([dx, dy]) => {
        const cell = (y + dy! + w.y) * visible.width + x + dx! + w.x, other = visible.part[cell]!;
        return other >= 0 && other !== part && visible.depth[cell]! > w.depth[y * w.width + x]!;
      });
    // Wider than what is wrong, so that the outlines of the parts painted by mistake go as well.
    const near = (x: number, y: number) => {
      if (visible.part[(y + w.y) * visible.width + x + w.x] !== part || borders(x, y)) return false;
      for (let dy = -SPREAD; dy <= SPREAD; dy++) {
        for (let dx = -SPREAD; dx <= SPREAD; dx++) if (wrong(x + dx, y + dy)) return true;
      }
      return false;
    };
    const region = traceCells(near, w.width, w.height, MIN_CELLS, .6)
      .map((ring) => ring.map(([x, y]) => [(x! + w.x) / visible.fine, (y! + w.y) / visible.fine]));
    return region.length ? [{ part, region }] : [];
  });
}
