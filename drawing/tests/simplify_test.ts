import assert from "node:assert/strict";
import { areaOf, simplifyLine, simplifyRing } from "../simplify.ts";
import { traceCells } from "../trace.ts";

Deno.test("points on a straight line go, corners stay", () => {
  assert.deepEqual(simplifyLine([[0, 0], [1, .01], [2, 0], [3, 0], [3, 4]], .05), [[0, 0], [3, 0], [3, 4]]);
});

Deno.test("a point further away than the tolerance stays", () => {
  assert.equal(simplifyLine([[0, 0], [1, .2], [2, 0]], .05).length, 3);
});

Deno.test("a fine circle keeps its area within a per cent", () => {
  const circle = Array.from({ length: 360 }, (_, i) => {
    const a = i * Math.PI / 180;
    return [50 * Math.cos(a), 50 * Math.sin(a)];
  });
  const simple = simplifyRing(circle, .1);
  assert.ok(simple.length < 80 && simple.length > 20, String(simple.length));
  assert.ok(Math.abs(areaOf(simple) / (Math.PI * 2500) - 1) < .01);
});

Deno.test("tracing gives the outline and the hole of a plate, turning opposite ways", () => {
  const inPlate = (x: number, y: number) =>
    x >= 2 && x < 22 && y >= 2 && y < 12 && !(x >= 8 && x < 14 && y >= 5 && y < 9);
  const rings = traceCells(inPlate, 30, 20, 4, .4);
  assert.equal(rings.length, 2);
  const [outer, hole] = rings.map(areaOf).sort((a, b) => Math.abs(b) - Math.abs(a)) as [number, number];
  assert.ok(outer * hole < 0);
  assert.ok(Math.abs(Math.abs(outer) - 200) < 8, String(outer));
  assert.ok(Math.abs(Math.abs(hole) - 24) < 4, String(hole));
});

Deno.test("specks below the least size are not traced", () => {
  assert.deepEqual(traceCells((x, y) => x === 3 && y === 3, 10, 10, 4, .4), []);
});
