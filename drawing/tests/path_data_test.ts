import assert from "node:assert/strict";
import type { Curve } from "../curve.ts";
import { curvePath, hundredths, numbers, ringPath } from "../path_data.ts";

const line = (...points: number[][]): Curve => ({ kind: "edge", straight: true, points });

Deno.test("numbers are rounded to hundredths and written without leading zeros or needless blanks", () => {
  assert.equal(numbers([.5, -.25, 3.14159, -7, -.001]), ".5-.25 3.14-7 0");
  assert.ok(Object.is(hundredths(-.001), 0));
});

Deno.test("a ring is closed and relative", () => {
  assert.equal(ringPath([[10, 10], [20, 10], [20, 15.5]]), "M10 10l10 0 0 5.5z");
});

Deno.test("lines that meet become one path, whichever way they were drawn", () => {
  assert.equal(curvePath([line([0, 0], [10, 0]), line([10, 10], [10, 0])]), "M0 0l10 0 0 10");
});

Deno.test("lines that do not meet stay apart", () => {
  assert.equal(curvePath([line([0, 0], [10, 0]), line([20, 0], [30, 0])]), "M0 0l10 0M20 0l10 0");
});

Deno.test("a cubic joined from its far end is turned round", () => {
  const cubic: Curve = { kind: "outline", straight: false, points: [[20, 0], [18, 5, 12, 5, 10, 0]] };
  assert.equal(curvePath([line([0, 0], [10, 0]), cubic]), "M0 0l10 0c2 5 8 5 10 0");
});

Deno.test("rounding errors do not add up along a path", () => {
  const points = Array.from({ length: 301 }, (_, i) => [i * .3333, 0]);
  const steps = curvePath([line(...points)]).slice("M0 0l".length).match(/-?[\d.]+/g)!.map(Number);
  const end = steps.filter((_, i) => i % 2 === 0).reduce((a, b) => a + b, 0);
  assert.ok(Math.abs(end - 99.99) < .006, String(end));
});
