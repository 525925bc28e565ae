import assert from "node:assert/strict";
import { calloutClashes, LABEL_RADIUS, placeCallouts } from "../callouts.ts";
import { centreLines, pointsAlong } from "../centre_lines.ts";
import { distanceTo } from "../distance.ts";
import type { Visible } from "../raster.ts";

/** A sheet of 200 x 200 pixels with part 0 at the left, part 1 at the right and ring 2 below. */
function sheet(): Visible {
  const fine = 2, width = 401, height = 401;
  const part = new Int16Array(width * height).fill(-1), depth = new Float32Array(width * height).fill(-1e9);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot(x - 200, y - 300);
      const k = y > 100 && y < 160 && x > 60 && x < 140
        ? 0
        : y > 100 && y < 160 && x > 260 && x < 340
        ? 1
        : far < 90 && far > 60
        ? 2
        : -1;
      part[y * width + x] = k;
      if (k >= 0) depth[y * width + x] = 10;
    }
  }
  return { width, height, fine, part, depth };
}
const groups = [{ n: 1, parts: [0] }, { n: 2, parts: [1] }, { n: 3, parts: [2] }];

Deno.test("every callout gets a place clear of parts and of the others, with its anchor on its part", () => {
  const v = sheet();
  const callouts = placeCallouts(v, groups);
  assert.deepEqual(callouts.map((c) => c.n), [1, 2, 3]);
  assert.deepEqual(calloutClashes(callouts), []);
  const clearance = distanceTo((i) => v.part[i]! >= 0, v.width, v.height);
  for (const c of callouts) {
    const at = (x: number, y: number) => Math.round(y * 2) * v.width + Math.round(x * 2);
    assert.equal(v.part[at(...c.anchor)], c.n - 1);
    assert.ok(clearance[at(c.x, c.y)]! >= LABEL_RADIUS * 2, `callout ${c.n}`);
  }
});

Deno.test("the same sheet gives the same places", () => {
  assert.deepEqual(placeCallouts(sheet(), groups), placeCallouts(sheet(), groups));
});

Deno.test("no label stands in the hole of a ring", () => {
  const ring = placeCallouts(sheet(), groups).find((c) => c.n === 3)!;
  assert.ok(Math.hypot(ring.x - 100, ring.y - 150) > 45, `${ring.x} ${ring.y}`);
});

Deno.test("a label keeps clear of a centre line", () => {
  const free = placeCallouts(sheet(), groups)[0]!;
  const line = pointsAlong([{ from: [free.x - 40, free.y], to: [free.x + 40, free.y] }]);
  const moved = placeCallouts(sheet(), groups, line)[0]!;
  assert.ok(line.every(([x, y]) => Math.hypot(x - moved.x, y - moved.y) > LABEL_RADIUS));
});

Deno.test("a part that nothing shows of is refused by its number", () => {
  assert.throws(() => placeCallouts(sheet(), [...groups, { n: 9, parts: [7] }]), /callout 9/);
});

Deno.test("touching circles and crossing leaders are named", () => {
  const a = { n: 1, x: 50, y: 50, anchor: [50, 100] as [number, number] };
  const b = { n: 2, x: 60, y: 50, anchor: [90, 50] as [number, number] };
  const c = { n: 3, x: 20, y: 150, anchor: [20, 190] as [number, number] };
  assert.deepEqual(calloutClashes([a, b, c]), [[1, 2]]);
});

Deno.test("a centre line stops behind a part and goes on beyond it", () => {
  const behind = centreLines([[[10, 65, 0], [190, 65, 0]]], sheet());
  assert.equal(behind.length, 3);
  assert.ok(Math.abs(behind[0]!.to[0] - 30) < 1.5 && Math.abs(behind[1]!.from[0] - 70) < 1.5);
  assert.equal(centreLines([[[10, 65, 20], [190, 65, 20]]], sheet()).length, 1);
});
