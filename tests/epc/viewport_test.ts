import assert from "node:assert/strict";
import fc from "fast-check";
import {
  calloutScale,
  fit,
  fitAcross,
  pan,
  pinch,
  reveal,
  scaleOf,
  type View,
  ZOOM_MAX,
  zoomAt,
  zoomOf,
} from "@/islands/epc/viewport.ts";

const figure: View = { x: 21, y: 22, w: 443, h: 639 };
const stage = { w: 480, h: 740 };
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);

Deno.test("the whole figure fits the stage and stands in its middle", () => {
  const view = fit(figure, stage);
  assert.ok(view.w >= figure.w - 1e-9 && view.h >= figure.h - 1e-9);
  near(view.w / view.h, stage.w / stage.h);
  near(view.x + view.w / 2, figure.x + figure.w / 2);
  near(zoomOf(view, figure, stage), 1);
});

Deno.test("the whole figure stands within what the controls leave of the stage", () => {
  const clear = { top: 46, right: 40, bottom: 26, left: 0 };
  for (const size of [{ w: 480, h: 740 }, { w: 1100, h: 500 }]) {
    const view = fit(figure, { ...size, clear });
    const scale = scaleOf(view, size);
    near(scale, size.h / view.h);
    const left = (figure.x - view.x) * scale;
    const top = (figure.y - view.y) * scale;
    assert.ok(left >= clear.left - 1e-6 && left + figure.w * scale <= size.w - clear.right + 1e-6);
    assert.ok(top >= clear.top - 1e-6 && top + figure.h * scale <= size.h - clear.bottom + 1e-6);
    near(zoomOf(view, figure, { ...size, clear }), 1);
  }
});

Deno.test("a low stage opens with the figure as wide as it is, from the top", () => {
  const low = { w: 390, h: 337 };
  const view = fitAcross(figure, low);
  assert.deepEqual([view.x, view.y, view.w], [figure.x, figure.y, figure.w]);
  near(view.w / view.h, low.w / low.h);
  assert.deepEqual(fitAcross(figure, { w: 300, h: 900 }), fit(figure, { w: 300, h: 900 }));
});

Deno.test("zooming keeps the point under the pointer where it is", () => {
  const point = fc.record({ x: fc.integer({ min: 100, max: 380 }), y: fc.integer({ min: 150, max: 590 }) });
  fc.assert(fc.property(point, fc.double({ min: 1, max: 3, noNaN: true }), (at, factor) => {
    const before = fit(figure, stage);
    const after = zoomAt(before, factor, at, figure, stage);
    near(before.x + at.x / scaleOf(before, stage), after.x + at.x / scaleOf(after, stage));
  }));
});

Deno.test("zoom stops at its limit however often the wheel turns", () => {
  let view = fit(figure, stage);
  for (let turn = 0; turn < 100; turn++) view = zoomAt(view, 1.25, { x: 240, y: 370 }, figure, stage);
  near(zoomOf(view, figure, stage), ZOOM_MAX);
});

Deno.test("the drawing follows the pointer and cannot be dragged out of sight", () => {
  const view = zoomAt(fit(figure, stage), 4, { x: 240, y: 370 }, figure, stage);
  const moved = pan(view, 10, 0, figure, stage);
  near((view.x - moved.x) * scaleOf(view, stage), 10);
  const far = pan(view, 1e6, -1e6, figure, stage);
  near(far.x + far.w / 2, figure.x);
  near(far.y + far.h / 2, figure.y + figure.h);
});

Deno.test("a box outside what is seen comes into view without a change of zoom", () => {
  const view = zoomAt(fit(figure, stage), 6, { x: 0, y: 0 }, figure, stage);
  const box = { x: 400, y: 600, w: 20, h: 20 };
  const shown = reveal(view, box, 5);
  assert.equal(shown.w, view.w);
  assert.ok(shown.x <= 395 && shown.x + shown.w >= 425 && shown.y <= 595 && shown.y + shown.h >= 625);
});

Deno.test("callouts are at least 24 px wide at any zoom (WCAG 2.2, 2.5.8)", () => {
  fc.assert(fc.property(fc.double({ min: 0.5, max: 12, noNaN: true }), (zoom) => {
    const view = zoomAt(fit(figure, stage), zoom, { x: 240, y: 370 }, figure, stage);
    const width = 2 * 13 * calloutScale(view, stage, 13) * scaleOf(view, stage);
    assert.ok(width >= 24 - 1e-6 && width <= 32 + 1e-6);
  }));
});

Deno.test("two fingers moving apart zoom round their middle", () => {
  const change = pinch([{ x: 100, y: 100 }, { x: 200, y: 100 }], [{ x: 50, y: 100 }, { x: 250, y: 100 }]);
  assert.deepEqual(change, { factor: 2, at: { x: 150, y: 100 }, dx: 0, dy: 0 });
});
