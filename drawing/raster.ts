/** Depth rasters: which part, and which face of it, a pixel of the sheet shows. */

/** Triangles on the sheet: points (x, y, depth, ...) in pixels and vertex indices, three a triangle. */
export interface Projected {
  points: Float64Array;
  triangles: ArrayLike<number>;
}

/** A rectangle of cells, `fine` cells a pixel, whose cell (0, 0) lies at cell (x, y) of the whole sheet. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: Float32Array;
}

export const EMPTY = -1e9;

/** Calls `cell(column, row, weights)` for each cell centre inside a triangle given in cells. */
function fillTriangle(
  a: number[],
  b: number[],
  c: number[],
  cell: (x: number, y: number, wa: number, wb: number, wc: number) => void,
): void {
  const [ax, ay, bx, by, cx, cy] = [a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!];
  const d = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (Math.abs(d) < 1e-9) return;
  for (let y = Math.ceil(Math.min(ay, by, cy) - .01); y <= Math.max(ay, by, cy) + .01; y++) {
    for (let x = Math.ceil(Math.min(ax, bx, cx) - .01); x <= Math.max(ax, bx, cx) + .01; x++) {
      const wa = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / d;
      const wb = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / d;
      const wc = 1 - wa - wb;
      // A hair of tolerance keeps seams between neighbouring triangles closed.
      if (wa > -.001 && wb > -.001 && wc > -.001) cell(x, y, wa, wb, wc);
    }
  }
}

/**
 * Depth of one part at `fine` cells a pixel, over its own bounding rectangle.
 * `mark(cell index, triangle index, weights)` is called whenever a triangle becomes the nearest at a cell.
 */
export function rasterise(
  { points, triangles }: Projected,
  fine: number,
  mark?: (cell: number, triangle: number, weights: [number, number, number]) => void,
): Window {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    x0 = Math.min(x0, points[i]! * fine);
    x1 = Math.max(x1, points[i]! * fine);
    y0 = Math.min(y0, points[i + 1]! * fine);
    y1 = Math.max(y1, points[i + 1]! * fine);
  }
  const x = Math.floor(x0) - 1, y = Math.floor(y0) - 1;
  const width = Math.ceil(x1) + 2 - x, height = Math.ceil(y1) + 2 - y;
  const depth = new Float32Array(width * height).fill(EMPTY);
  const corner = (i: number) => {
    const k = triangles[i]! * 3;
    return [points[k]! * fine - x, points[k + 1]! * fine - y, points[k + 2]!];
  };
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    fillTriangle(a, b, c, (cx, cy, wa, wb, wc) => {
      const d = wa * a[2]! + wb * b[2]! + wc * c[2]!, cell = cy * width + cx;
      if (d <= depth[cell]!) return;
      depth[cell] = d;
      mark?.(cell, i / 3, [wa, wb, wc]);
    });
  }
  return { x, y, width, height, depth };
}

/** What is nearest at each cell of the sheet: the part's index (-1 none) and its depth. */
export interface Visible {
  width: number;
  height: number;
  fine: number;
  part: Int16Array;
  depth: Float32Array;
}

/** Merges the parts' windows into one sheet of `width` x `height` pixels. */
export function merge(windows: Window[], sheet: { width: number; height: number }, fine: number): Visible {
  const width = Math.ceil(sheet.width * fine) + 1, height = Math.ceil(sheet.height * fine) + 1;
  const part = new Int16Array(width * height).fill(-1);
  const depth = new Float32Array(width * height).fill(EMPTY);
  windows.forEach((w, k) => {
    for (let y = 0; y < w.height; y++) {
      for (let x = 0; x < w.width; x++) {
        const d = w.depth[y * w.width + x]!, sx = x + w.x, sy = y + w.y;
        if (d === EMPTY || sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        if (d <= depth[sy * width + sx]!) continue;
        depth[sy * width + sx] = d;
        part[sy * width + sx] = k;
      }
    }
  });
  return { width, height, fine, part, depth };
}
