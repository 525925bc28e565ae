import assert from "node:assert/strict";
import { overlaps, paintOrder } from "../painter_order.ts";
import { surroundings } from "../patches.ts";
import { EMPTY, merge, type Projected, rasterise } from "../raster.ts";

/** A flat square on the sheet at a depth; `slope` raises its right edge. */
const square = (x: number, y: number, size: number, depth: number, slope = 0): Projected => ({
  points: Float64Array.from([
    [x, y, depth],
    [x + size, y, depth + slope],
    [x + size, y + size, depth + slope],
    [x, y + size, depth],
  ].flat()),
  triangles: [0, 1, 2, 0, 2, 3],
});

Deno.test("a raster holds the depth inside a triangle and nothing outside", () => {
  const w = rasterise(square(10, 10, 20, 5), 1);
  assert.equal(w.depth[(20 - w.y) * w.width + 20 - w.x], 5);
  assert.equal(w.depth[0], EMPTY);
});

Deno.test("parts are painted from back to front where they overlap", () => {
  const windows = [square(0, 0, 30, 9), square(20, 20, 30, 1), square(40, 40, 30, 5)].map((p) =>
    rasterise(p, 1)
  );
  const order = paintOrder(overlaps(windows), [9, 1, 5]);
  assert.deepEqual(order, [1, 2, 0]);
});

Deno.test("overlap decides, not mean depth: a long part may reach behind a nearer one", () => {
  // Part 0 is nearer on average, but where they overlap part 1 is in front.
  const windows = [square(0, 0, 100, 0, 100), square(0, 0, 10, 20)].map((p) => rasterise(p, 1));
  assert.deepEqual(paintOrder(overlaps(windows), [50, 20]), [0, 1]);
});

Deno.test("a circle of overlaps is broken where the fewest cells come out wrong", () => {
  const cells = [[0, 50, 0], [0, 0, 50], [4, 0, 0]];
  assert.deepEqual(paintOrder(cells, [0, 0, 0]), [2, 1, 0]);
});

Deno.test("what is painted too early is found and only there", () => {
  const parts = [square(0, 0, 40, 0, 40), square(0, 0, 40, 20)];
  const windows = parts.map((p) => rasterise(p, 2));
  const visible = merge(windows, { width: 50, height: 50 }, 2);
  const patches = surroundings(windows, visible, [0, 1]);
  assert.deepEqual(patches.map((p) => p.part), [0]);
  const xs = patches[0]!.region.flat().map((p) => p[0]!);
  assert.ok(Math.min(...xs) > 18 && Math.max(...xs) < 42, xs.join());
  assert.deepEqual(
    surroundings(windows.slice(0, 1), merge(windows.slice(0, 1), { width: 50, height: 50 }, 2), [0]),
    [],
  );
});
