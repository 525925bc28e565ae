import assert from "node:assert/strict";
import { headOf, lineWidth } from "@/islands/qa/picture_marks.ts";

Deno.test("the head of an arrow lies behind its point, at both sides of its line", () => {
  const [left, right] = headOf({ from: { x: 0, y: 50 }, to: { x: 100, y: 50 } }, 20);
  assert.ok(left.x < 100 && right.x < 100 && left.x > 75);
  assert.equal(Math.round(left.x * 1000), Math.round(right.x * 1000));
  assert.equal(Math.round((left.y + right.y) / 2), 50);
  assert.ok(Math.abs(left.y - right.y) > 10);
});

Deno.test("lines are as wide as the picture asks for", () => {
  assert.equal(lineWidth({ width: 300, height: 200 }), 3);
  assert.equal(lineWidth({ width: 1600, height: 2400 }), 13);
});
