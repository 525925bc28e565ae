import assert from "node:assert/strict";
import { drawingBox } from "@/services/epc/drawings/drawing_box.ts";
import { figureMarkup } from "@/services/epc/drawings/figure_markup.ts";
import { findCallouts } from "@/services/epc/drawings/find_callouts.ts";

const kit = await Deno.readTextFile(new URL("../../demo/figures/front_brake.svg", import.meta.url));
const table = JSON.parse(
  await Deno.readTextFile(new URL("../../demo/figures/front_brake.json", import.meta.url)),
) as { callouts: { n: number; x: number; y: number }[] };

Deno.test("numbers of a drawing of the kit are found where its table says they stand", () => {
  const found = findCallouts(kit);
  assert.equal(found.length, table.callouts.length);
  for (const { n, x, y } of table.callouts) {
    // A number may stand once in each build.
    const there = found.some((one) =>
      one.callout === String(n) && Math.hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y) < 1
    );
    assert.ok(there, `callout ${n}`);
  }
});

Deno.test("numbers are found through groups that move, turn and scale them; other texts are none", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <g transform="translate(10,20) scale(2)"><text x="5" y="5" font-size="4" text-anchor="middle">12</text></g>
    <g transform="matrix(1 0 0 1 50 60)"><text x="1" y="1"><tspan>7A</tspan></text></g>
    <text x="1" y="2">M8 × 16</text><text x="1" y="2">0</text><text x="1" y="2">2024</text></svg>`;
  const found = findCallouts(svg);
  assert.deepEqual(found.map(({ callout }) => callout), ["12", "7A"]);
  const [first] = found;
  assert.ok(Math.abs(first!.x + first!.w / 2 - 20) < 0.1);
  assert.ok(first!.y < 30 && first!.y + first!.h > 22);
});

Deno.test("a drawing says its size by viewBox or by width and height", () => {
  assert.deepEqual(drawingBox('<svg viewBox="-2-4 454 703">'), { x: -2, y: -4, w: 454, h: 703 });
  assert.deepEqual(drawingBox('<svg width="800" height="600.5px">'), { x: 0, y: 0, w: 800, h: 600.5 });
  for (const none of ['<svg viewBox="0 0 0 5">', '<svg width="10cm" height="4cm">', "<svg>"]) {
    assert.equal(drawingBox(none), null, none);
  }
});

Deno.test("a drawing of another make stands in the page as a picture, none of its own markup", () => {
  const markup = figureMarkup(
    "a.svg",
    '<svg viewBox="0 0 8 6"><style>body{display:none}</style><rect/></svg>',
  )!;
  assert.match(markup, /^<svg [^>]*class="figure figure-paper"[^>]*viewBox="0 0 8 6"/);
  assert.ok(!markup.includes("style") && markup.includes('href="/tis/file/figures/a.svg"'));
  assert.equal(figureMarkup("front_brake.svg", kit), kit);
  assert.equal(figureMarkup("a.svg", "<svg><rect/></svg>"), null);
});
